import {
  homeCard,
  HOME_CARD_SIZE,
  HOME_CARD_TEXT,
  layoutComparison,
  layoutHomeCard,
  type Box,
  type HomeCardTextStyle,
  type MeasureText,
} from '@efie/domain/homeCard';
import type { Listing } from '@efie/domain/listing';
import { encode, isCanvasReadable, makeCanvas, release, type Context } from '../../photos/canvas';

export interface HomeCardDrawing {
  /** One home, or two to four that are compared. */
  listings: readonly Listing[];
  /** Of the home, or of the comparison. */
  url: string;
  /** An element in the light theme with the drawings `motif`, `mark` and `code`, each in an element with `data-part`. */
  parts: HTMLElement;
}

export interface DrawnHomeCard {
  /** A PNG. */
  blob: Blob;
  /** A cover could not be loaded, or its host does not let it be drawn. */
  isPhotoLost: boolean;
}

/** Half the height of a capital, as a share of the font size. */
const HALF_CAPITAL = 0.33;

async function loadPhoto(url: string): Promise<HTMLImageElement | null> {
  const image = new Image();
  // Without it a photo of another host could be drawn, but the picture could not be read back.
  image.crossOrigin = 'anonymous';
  image.src = url;
  try {
    await image.decode();
  } catch {
    return null;
  }
  return image.naturalWidth > 0 && image.naturalHeight > 0 ? image : null;
}

function drawPhoto(context: Context, photo: HTMLImageElement, box: Box): void {
  const { naturalWidth, naturalHeight } = photo;
  const scale = Math.max(box.width / naturalWidth, box.height / naturalHeight);
  const width = box.width / scale;
  const height = box.height / scale;
  context.drawImage(
    photo,
    (naturalWidth - width) / 2,
    (naturalHeight - height) / 2,
    width,
    height,
    box.x,
    box.y,
    box.width,
    box.height,
  );
}

/** Draws the paths of an SVG with their computed colors; it fills the box, and what is outside is cut off. */
function drawSvg(context: Context, svg: SVGSVGElement, box: Box): void {
  const view = svg.viewBox.baseVal;
  const scale = Math.max(box.width / view.width, box.height / view.height);
  context.save();
  context.beginPath();
  context.rect(box.x, box.y, box.width, box.height);
  context.clip();
  context.translate(box.x + box.width / 2, box.y + box.height / 2);
  context.scale(scale, scale);
  context.translate(-view.x - view.width / 2, -view.y - view.height / 2);
  for (const path of svg.querySelectorAll('path')) {
    const { fill, fillRule } = getComputedStyle(path);
    const matrix = path.transform.baseVal.consolidate()?.matrix;
    context.save();
    if (matrix) context.transform(matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f);
    context.fillStyle = fill;
    context.fill(new Path2D(path.getAttribute('d') ?? ''), fillRule === 'evenodd' ? 'evenodd' : 'nonzero');
    context.restore();
  }
  context.restore();
}

/** Whole pixels for each module, so that the code has sharp edges. */
function codeBox(svg: SVGSVGElement, { x, y, width, height }: Box): Box {
  const modules = svg.viewBox.baseVal.width;
  const side = Math.floor(width / modules) * modules;
  return { x: x + width - side, y: y + height - side, width: side, height: side };
}

function fillPill(context: Context, { x, y, width, height }: Box): void {
  const radius = height / 2;
  context.beginPath();
  context.arc(x + radius, y + radius, radius, Math.PI / 2, -Math.PI / 2);
  context.arc(x + width - radius, y + radius, radius, -Math.PI / 2, Math.PI / 2);
  context.fill();
}

/**
 * Draws listings as a picture for chats, in the colors of the light theme. A photo that is missing or cannot be drawn is
 * replaced by the motif and, for one home, a note.
 * @throws Error when the browser has no canvas, cannot encode it or does not let it be read
 */
export async function drawHomeCard({ listings, url, parts }: HomeCardDrawing): Promise<DrawnHomeCard> {
  if (!isCanvasReadable()) throw new Error('The canvas cannot be read.');
  const photos = await Promise.all(
    listings.map(({ photos: [cover] }) => (cover === undefined ? null : loadPhoto(cover.url))),
  );
  const isLost = ({ photos: [cover] }: Listing, index: number) =>
    cover !== undefined && photos[index] === null;
  const cards = listings.map((listing, index) =>
    homeCard(listing, url, photos[index] ? 'shown' : isLost(listing, index) ? 'notDrawn' : 'none'),
  );
  const [card] = cards;
  if (card === undefined) throw new Error('There is no home to draw.');

  const styles = getComputedStyle(parts);
  const colorOf = (role: string) => styles.getPropertyValue(`--color-${role}`);
  const fontOf = (style: HomeCardTextStyle) => {
    const { weight, size, family } = HOME_CARD_TEXT[style];
    return `${weight} ${size}px ${styles.getPropertyValue(`--font-${family}`)}`;
  };
  // A font that cannot be loaded is replaced by one of the device.
  await Promise.allSettled(
    Object.keys(HOME_CARD_TEXT).map((style) => document.fonts.load(fontOf(style as HomeCardTextStyle))),
  );

  const { canvas, context } = makeCanvas(HOME_CARD_SIZE);
  try {
    context.fillStyle = colorOf('surface');
    context.fillRect(0, 0, HOME_CARD_SIZE.width, HOME_CARD_SIZE.height);
    context.direction = 'ltr';
    const measure: MeasureText = (text, style) => {
      context.font = fontOf(style);
      return context.measureText(text).width;
    };
    const layout = cards.length === 1 ? layoutHomeCard(card, measure) : layoutComparison(cards, measure);

    const drawPart = (name: string, place: (svg: SVGSVGElement) => Box) => {
      const svg = parts.querySelector<SVGSVGElement>(`[data-part="${name}"] svg`);
      if (svg) drawSvg(context, svg, place(svg));
    };
    for (const [index, box] of layout.photos.entries()) {
      context.fillStyle = colorOf('tint');
      context.fillRect(box.x, box.y, box.width, box.height);
      const photo = photos[index];
      if (photo) drawPhoto(context, photo, box);
      else drawPart('motif', () => box);
    }
    context.fillStyle = colorOf('glass-flat');
    for (const badge of layout.badges) fillPill(context, badge);
    for (const { text, style, x, y } of layout.lines) {
      context.font = fontOf(style);
      context.fillStyle = colorOf(HOME_CARD_TEXT[style].color);
      context.fillText(text, x, y + HOME_CARD_TEXT[style].size * HALF_CAPITAL);
    }
    drawPart('mark', () => layout.mark);
    drawPart('code', (svg) => codeBox(svg, layout.code));

    const blob = await encode(canvas, 'image/png');
    if (blob === null) throw new Error('The canvas cannot be encoded.');
    return { blob, isPhotoLost: listings.some(isLost) };
  } finally {
    release(canvas);
  }
}
