import type { Decorator } from '@storybook/react-vite';
import { useSyncExternalStore, type CSSProperties } from 'react';
import { createPortal } from 'react-dom';
import { isStoryFrame } from '../../testing/browserStorage';
import { readTheme } from '../../testing/decorators/theme';
import { findOverlay, overlayStyles } from './findOverlay';

const onResize = (notify: () => void) => {
  window.addEventListener('resize', notify);
  return () => window.removeEventListener('resize', notify);
};

const useCanvasWidth = () => useSyncExternalStore(onResize, () => document.documentElement.clientWidth);

/** Above everything that a story shows. */
const TOP_LAYER = 2_147_483_647;

const NOTICE: CSSProperties = {
  position: 'fixed',
  insetBlockEnd: 12,
  insetInline: 0,
  inlineSize: 'fit-content',
  maxInlineSize: 'calc(100% - 24px)',
  margin: '0 auto',
  padding: '8px 14px',
  borderRadius: 8,
  background: '#141f19',
  outline: '1px solid #fff8',
  color: '#fff',
  font: '14px/20px system-ui, sans-serif',
  pointerEvents: 'none',
  zIndex: TOP_LAYER,
};

interface DesignOverlayProps {
  /** A value of the toolbar's menu, but 'off'. */
  strength: string;
  theme: 'light' | 'dark';
  parameters: Readonly<Record<string, unknown>>;
}

/** Lays the design image of a story over the canvas. Outside of the body, where plays and checks do not find it. */
function DesignOverlay({ strength, theme, parameters }: DesignOverlayProps) {
  const canvasWidth = useCanvasWidth();
  const { image, notice } = findOverlay(
    { design: parameters['design'], kind: parameters['kind'] },
    canvasWidth,
    theme,
  );
  const style = overlayStyles[strength];
  return createPortal(
    <>
      {image && style && (
        <div
          aria-hidden="true"
          data-design-overlay={image.file}
          style={{
            ...(image.place === 'page'
              ? { position: 'absolute', inset: '0 0 auto' }
              : { position: 'fixed', inset: 0, alignContent: image.place === 'bottom' ? 'end' : 'center' }),
            overflow: 'clip',
            display: 'grid',
            // A page that is wider than the canvas starts at its left edge; a dialog is in the middle.
            justifyContent: image.place === 'page' && canvasWidth < image.width ? 'left' : 'center',
            pointerEvents: 'none',
            zIndex: TOP_LAYER,
            ...style,
          }}
        >
          <img
            src={`./design/${image.file}`}
            alt=""
            width={image.width}
            style={{ blockSize: 'auto', maxInlineSize: 'none' }}
          />
        </div>
      )}
      <p role="status" style={notice === '' ? { display: 'none' } : NOTICE}>
        {notice}
      </p>
    </>,
    document.documentElement,
  );
}

/** Shows the overlay that the toolbar sets; never on docs pages, where many stories share the page. */
export const withDesignOverlay: Decorator = (Story, { globals, parameters, viewMode }) => {
  const strength = String(globals['designOverlay'] ?? 'off');
  const isShown = strength in overlayStyles && viewMode === 'story' && !isStoryFrame();
  return (
    <>
      <Story />
      {isShown && <DesignOverlay strength={strength} theme={readTheme(globals)} parameters={parameters} />}
    </>
  );
};
