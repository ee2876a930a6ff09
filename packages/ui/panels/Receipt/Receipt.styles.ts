import { styled } from 'styled-components';
import { color, type } from '../../theme/tokens';

/* Lengths are those of paper: mm and pt. */

export const Sheet = styled.article`
  display: grid;
  align-content: start;
  gap: 12mm;
  inline-size: 100%;
  max-inline-size: 186mm;
  margin-inline: auto;
  background: #ffffff; /* stylelint-disable-line -- paper */
  color: #000000; /* stylelint-disable-line -- ink */
  font: 400 12pt/1.4 var(--font-text);
  overflow-wrap: anywhere;
  print-color-adjust: exact;
`;

export const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8mm;
  padding-block-end: 6mm;
  border-block-end: 1mm solid ${color.brand};
`;

export const Title = styled.h2`
  font: 600 24pt/1.2 var(--font-text);
`;

export const Facts = styled.dl`
  display: grid;
  & > div {
    display: grid;
    grid-template-columns: 40mm minmax(0, 1fr);
    gap: 6mm;
    padding-block: 4mm;
    border-block-end: 0.3mm solid ${color.border};
  }
  & dd {
    display: grid;
    margin: 0;
    font-weight: 600;
    ${type.figures}
  }
`;

export const Amount = styled.div`
  align-items: baseline;
  font-size: 18pt;
`;

export const Foot = styled.div`
  display: grid;
  gap: 1mm;
  font-size: 10pt;
`;
