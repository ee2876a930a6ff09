import { styled } from 'styled-components';
import { color, radius, space, type } from '../../packages/ui/theme/tokens';

const Figure = styled.figure`
  min-inline-size: 0;
  & img {
    inline-size: 100%;
    border-radius: ${radius.control};
    background: ${color.tint};
  }
  & figcaption {
    margin-block-start: ${space[1]};
    ${type.caption}
    color: ${color.text2};
  }
`;

export interface IllustrationFigureProps {
  /** A complete SVG document. */
  svg: string;
  caption: string;
  width: number;
  height: number;
}

/** A generated illustration as an image, so that its SVG ids and styles do not affect the page. */
export function IllustrationFigure({ svg, caption, width, height }: IllustrationFigureProps) {
  return (
    <Figure>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
        alt={`Drawing: ${caption}`}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
      />
      <figcaption>{caption}</figcaption>
    </Figure>
  );
}
