import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { color, radius, space, type } from '@efie/ui';
import { viewports } from '../../.storybook/modes';
import { FRAME_MARK } from '../../testing/ownDevice';
import { useInlineSize } from './useInlineSize';
import { useIsNear } from './useIsNear';
import { useToolbar, type Toolbar } from './useToolbar';

interface FramedStory {
  id: string;
  title: string;
  name: string;
  playFunction?: unknown;
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
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[5]};
  padding: ${space[1]} ${space[4]};
  border-block-start: 1px solid ${color.border};
  background: ${color.surface};
  color: ${color.text2};
  ${type.small}

  /* Storybook lays its own button for the code over the end of this row. */
  padding-inline-end: 8rem;
  & :is(a, button) {
    display: inline-flex;
    align-items: center;
    min-block-size: 2.75rem;
    padding: 0;
    border: 0;
    border-radius: ${radius.control};
    background: none;
    color: ${color.link};
    font: inherit;
    text-decoration: underline;
    cursor: pointer;
  }
`;

/** Heights in CSS px: what of a screen is seen at once, and what most components need. */
const HEIGHTS = { screen: 680, other: 420 } as const;

const DESKTOP = Number.parseInt(viewports.desktop.styles.width, 10);

/** A column that is narrower holds a phone's layout rather than a desktop's too small to read. */
const NARROWEST_DESKTOP = 600;

const isViewport = (name: unknown): name is keyof typeof viewports =>
  typeof name === 'string' && name in viewports;

interface FrameSize {
  /** CSS px, as the story sees it. */
  width: number;
  height: number;
  /** How large it is drawn. */
  scale: number;
}

/** A desktop's screen is drawn smaller where the column is narrower than it; a phone's has its own size. */
function sizeOf({ title, storyGlobals }: FramedStory, column: number): FrameSize {
  const wished = storyGlobals['viewport'];
  const name = typeof wished === 'object' && wished !== null && 'value' in wished ? wished.value : null;
  const isScreen = /^(?:Screens|Journeys|Dialogs|Mocks)\//.test(title);
  const height = isScreen ? HEIGHTS.screen : HEIGHTS.other;
  if (isViewport(name)) {
    return { width: Math.min(Number.parseInt(viewports[name].styles.width, 10), column), height, scale: 1 };
  }
  if (!isScreen || column < NARROWEST_DESKTOP) return { width: column, height, scale: 1 };
  const scale = Math.min(1, column / DESKTOP);
  return { width: column / scale, height: height / scale, scale };
}

/** The toolbar as an address takes it; a viewport is the frame's own size. */
const globalsOf = (toolbar: Toolbar): string =>
  Object.entries(toolbar)
    .filter(([name, value]) => name !== 'viewport' && typeof value === 'string' && value !== '')
    .map(([name, value]) => `${name}:${String(value)}`)
    .join(';');

/** Without `embed` Storybook plays a story; with it the story stays as it opens. */
function addressOf({ id }: FramedStory, toolbar: Toolbar, isPlayed: boolean): string {
  const query = new URLSearchParams({ id, viewMode: 'story', ...(!isPlayed && { embed: 'true' }) });
  const globals = globalsOf(toolbar);
  return `./iframe.html?${query.toString()}${globals && `&globals=${globals}`}`;
}

/**
 * A story in a window of its own, with its own backend, session and storage, so that stories with different answers stand on
 * one page. It is there while it is near the window, so that a page of fifty screens holds three or four. It stays as it
 * opens until somebody asks for its play, which moves the focus.
 */
export function StoryFrame({ story }: { story: FramedStory }) {
  const toolbar = useToolbar(useContext(DocsContext));
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place);
  const [isPlayed, setPlayed] = useState(false);
  const column = useInlineSize(place);
  const { width, height, scale } = sizeOf(story, column);
  const address = addressOf(story, toolbar, isPlayed);
  return (
    <div className="sb-unstyled">
      <Place ref={place} style={{ blockSize: height * scale }}>
        {isNear && column > 0 && (
          <Window
            key={address}
            {...{ [FRAME_MARK]: story.id }}
            src={address}
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
        {story.playFunction !== undefined && (
          <button
            type="button"
            onClick={() => setPlayed(!isPlayed)}
            aria-label={
              isPlayed ? `Back to the start, ${story.name}` : `Play what a person does, ${story.name}`
            }
          >
            {isPlayed ? 'Back to the start' : 'Play what a person does'}
          </button>
        )}
      </Row>
    </div>
  );
}
