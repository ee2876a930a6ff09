import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useRef } from 'react';
import { styled } from 'styled-components';
import { color, radius, space, type } from '@efie/ui/theme';
import { viewportOf, viewports } from '../../.storybook/modes';
import { STORY_FRAME_ATTRIBUTE } from '../../testing/browserStorage';
import { useInlineSize } from './useInlineSize';
import { useToolbar, type Toolbar } from './useToolbar';

interface FramedStory {
  id: string;
  name: string;
  parameters: Readonly<Record<string, unknown>>;
  storyGlobals: Readonly<Record<string, unknown>>;
}

const Place = styled.div`
  display: flex;
  justify-content: center;
  align-items: center;
  overflow: hidden;
  background: ${color.tint};
`;

const Window = styled.iframe`
  flex: none;
  border: 0;
  background: ${color.bg};
`;

const Row = styled.div`
  display: flex;
  padding: ${space[1]} ${space[4]};
  border-block-start: 1px solid ${color.border};
  background: ${color.surface};
  color: ${color.text2};
  ${type.small}
  & a {
    display: inline-flex;
    align-items: center;
    min-block-size: 2.75rem;
    border-radius: ${radius.control};
    color: ${color.link};
    text-decoration: underline;
  }
`;

/** Iframe heights in CSS px. */
const HEIGHTS = { screen: 680, other: 420 } as const;

const DESKTOP = Number.parseInt(viewports.desktop.styles.width, 10);

/** In narrower columns (CSS px) a scaled desktop layout would be unreadable, so the phone layout is shown. */
const MIN_DESKTOP_COLUMN = 600;

interface FrameSize {
  /** In CSS px before scaling. */
  width: number;
  height: number;
  /** CSS scale factor, at most 1. */
  scale: number;
}

/** Desktop screens are scaled down to the column width; phone stories have their viewport's width. */
function sizeOf({ parameters, storyGlobals }: FramedStory, column: number): FrameSize {
  const name = viewportOf(storyGlobals);
  const isFullWindow = parameters['kind'] !== undefined;
  const height = isFullWindow ? HEIGHTS.screen : HEIGHTS.other;
  if (name) {
    return { width: Math.min(Number.parseInt(viewports[name].styles.width, 10), column), height, scale: 1 };
  }
  if (!isFullWindow || column < MIN_DESKTOP_COLUMN) return { width: column, height, scale: 1 };
  const scale = Math.min(1, column / DESKTOP);
  return { width: column / scale, height: height / scale, scale };
}

/** Formats the toolbar's globals for the URL, without the viewport, which sets the iframe's size. */
const formatGlobals = (toolbar: Toolbar): string =>
  Object.entries(toolbar)
    .filter(([name, value]) => name !== 'viewport' && typeof value === 'string' && value !== '')
    .map(([name, value]) => `${name}:${String(value)}`)
    .join(';');

/** URL of the story's iframe; `embed` makes Storybook skip the play function. */
function storyUrl({ id }: FramedStory, toolbar: Toolbar): string {
  const globals = formatGlobals(toolbar);
  return `./iframe.html?id=${id}&viewMode=story&embed=true${globals && `&globals=${globals}`}`;
}

/**
 * A story in its own iframe, with its own mock backend, session and storage. It loads near the viewport only, because each
 * iframe loads the whole app. It does not play, because that would move focus: its canvas does, behind the link.
 */
export function StoryFrame({ story }: { story: FramedStory }) {
  const toolbar = useToolbar(useContext(DocsContext));
  const container = useRef<HTMLDivElement>(null);
  const column = useInlineSize(container);
  const { width, height, scale } = sizeOf(story, column);
  const url = storyUrl(story, toolbar);
  return (
    <div className="sb-unstyled">
      <Place ref={container} style={{ blockSize: height * scale }}>
        {column > 0 && (
          <Window
            key={url}
            {...{ [STORY_FRAME_ATTRIBUTE]: story.id }}
            loading="lazy"
            src={url}
            title={`${story.name}, the story`}
            style={{
              inlineSize: width,
              blockSize: height,
              ...(scale < 1 && { transform: `scale(${scale})` }),
            }}
          />
        )}
      </Place>
      <Row>
        <a href={`./?path=/story/${story.id}`} target="_top" aria-label={`Open ${story.name}`}>
          Open
        </a>
      </Row>
    </div>
  );
}
