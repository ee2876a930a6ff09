import { styled } from 'styled-components';
import { clamp, color, type } from '../../theme/tokens';

/* Lengths are those of paper: mm and pt. */

/**
 * Fits A4 and Letter inside the margins of every browser. The photos fill the space left by the text, so that it always fits
 * on one page.
 */
export const Card = styled.article`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto auto;
  gap: 7mm;
  inline-size: 100%;
  max-inline-size: 186mm;
  block-size: 248mm;
  margin-inline: auto;
  background: #ffffff; /* stylelint-disable-line -- paper */
  color: #000000; /* stylelint-disable-line -- ink */
  overflow-wrap: anywhere;
  print-color-adjust: exact;
`;

export const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8mm;
  & span + span {
    font-size: 30pt;
  }
`;

export const Kind = styled.p`
  ${clamp[2]}
  font: 600 20pt/1.2 var(--font-text);
  text-align: end;
`;

export const Photos = styled.div`
  display: grid;
  gap: 3mm;
  min-block-size: 0;
  grid-template: minmax(0, 1fr) minmax(0, 1fr) / minmax(0, 2fr) minmax(0, 1fr);
  & > :first-child {
    grid-row: 1 / -1;
  }
  &[data-count='1'],
  &[data-count='2'] {
    grid-template: minmax(0, 1fr) / none;
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
  }
  &[data-count='0'] {
    border-block: 1mm solid ${color.brand};
    background: ${color.sunken};
  }
`;

export const Photo = styled.img`
  inline-size: 100%;
  block-size: 100%;
  border-radius: 3mm;
  object-fit: cover;
`;

export const Text = styled.div`
  display: grid;
  gap: 3mm;
`;

export const Price = styled.p`
  font: 700 46pt/1.05 var(--font-text);
  ${type.figures}
  & > small {
    font: 500 20pt/1.1 var(--font-text);
  }
`;

export const Title = styled.h2`
  ${clamp[2]}
  font: 600 24pt/1.2 var(--font-text);
`;

export const Place = styled.p`
  ${clamp[2]}
  font: 400 17pt/1.25 var(--font-text);
`;

export const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 1mm 7mm;
  font: 600 18pt/1.25 var(--font-text);
`;

/** One line. */
export const Amenities = styled.p`
  ${clamp[2]}
  -webkit-line-clamp: 1;
  font: 400 13pt/1.3 var(--font-text);
`;

export const Foot = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) min(55mm, 33%);
  gap: 8mm;
  align-items: center;
  padding-block-start: 6mm;
  border-block-start: 1mm solid ${color.brand};
`;

export const Contact = styled.div`
  display: grid;
  gap: 1mm;
`;

export const Name = styled.p`
  ${clamp[2]}
  font: 500 17pt/1.2 var(--font-text);
`;

export const Phone = styled.p`
  font: 700 34pt/1.15 var(--font-text);
  ${type.figures}
`;

export const Note = styled.p`
  margin-block-start: 2mm;
  font: 400 11pt/1.3 var(--font-text);
`;

export const Code = styled.div`
  display: grid;
  gap: 2mm;
  justify-items: center;
  font: 500 10pt/1.2 var(--font-text);
  text-align: center;
  & > bdi {
    ${clamp[3]}
  }
`;
