import type { Usage } from '@efie/domain';
import { styled } from 'styled-components';
import { color, media, radius } from '../../theme/tokens';
import { Bar } from './CurrentPlanCard.styles';

const Track = styled.div`
  overflow: hidden;
  block-size: 8px;
  border-radius: ${radius.pill};
  background: ${color.brandLine};
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
`;

const Fill = styled.div`
  block-size: 100%;
  border-radius: ${radius.pill};
  background: ${color.featured};
  ${media.forcedColors} {
    background: Highlight;
  }
`;

/** The bar of a plan with a limit; the words under it say the same, so it is a picture (corrections.md section 4). */
export function UsageMeter({ usage }: { usage: Usage }) {
  if (usage.limit === null) return null;
  return (
    <Bar aria-hidden="true" data-meter>
      <Track>
        <Fill style={{ inlineSize: `${usage.share * 100}%` }} />
      </Track>
    </Bar>
  );
}
