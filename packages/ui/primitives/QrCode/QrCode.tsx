import { styled } from 'styled-components';
import { qrShape } from './QrCode.helpers';

/** Modules of white around the code, without which cameras do not find it. */
const QUIET_ZONE = 4;

const Code = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: auto;
  background: #ffffff; /* stylelint-disable-line -- cameras expect black on white, in both themes */
  fill: #000000; /* stylelint-disable-line -- cameras expect black on white, in both themes */
  forced-color-adjust: none;
  print-color-adjust: exact;
`;

export interface QrCodeProps {
  /** The encoded text, such as a URL. */
  text: string;
  /** Accessible name: what the code opens. */
  label: string;
}

/**
 * A QR code as wide as its container, black on white in every theme; nothing for a text of more than 500 characters. Lazy-load
 * it with the library that encodes it.
 */
export function QrCode({ text, label }: QrCodeProps) {
  const shape = qrShape(text);
  if (shape === null) return null;
  const { size, path } = shape;
  const side = size + 2 * QUIET_ZONE;
  return (
    <Code
      role="img"
      aria-label={label}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </Code>
  );
}
