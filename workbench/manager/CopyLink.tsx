import { CheckIcon, LinkIcon } from '@storybook/icons';
// Storybook's window compiles JSX to this name.
import React from 'react';
import { Button, Form, Modal } from 'storybook/internal/components';
import { useStorybookApi } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { linkToState } from './stateLink';
import { useShownStory } from './useShownStory';

/** How long the words stand, ms. */
const SHOWN_FOR = 6_000;

/** Heard, not seen: the notice that is seen tells no screen reader. */
const Said = styled.span({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

const ByHand = styled.div({ display: 'grid', gap: 10, padding: 20 });

/** Puts the address of the story, with everything the toolbar holds, on the clipboard; shows it where the browser refuses. */
export function CopyLink() {
  const api = useStorybookApi();
  const story = useShownStory();
  const [copied, setCopied] = React.useState<string | null>(null);
  const [refused, setRefused] = React.useState<string | null>(null);
  const fieldId = React.useId();
  const link = story && linkToState(window.location.href, story);
  const isCopied = copied !== null && copied === link;

  React.useEffect(() => {
    if (copied === null) return undefined;
    const timer = setTimeout(() => setCopied(null), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [copied]);

  if (link === null) return null;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(link);
      api.addNotification({
        id: 'efie-link',
        content: { headline: 'Link copied', subHeadline: 'It leads to this story in this state.' },
        duration: SHOWN_FOR,
        icon: <CheckIcon />,
      });
    } catch {
      setRefused(link);
    }
  };
  return (
    <>
      <Button variant="ghost" padding="small" ariaLabel="Copy link to this state" onClick={() => void copy()}>
        {isCopied ? <CheckIcon /> : <LinkIcon />}
      </Button>
      <Said role="status">{isCopied ? 'Link copied' : ''}</Said>
      <Modal
        open={refused !== null}
        width={560}
        ariaLabel="Copy link to this state"
        onOpenChange={(isOpen) => {
          if (!isOpen) setRefused(null);
        }}
      >
        <ByHand>
          <label htmlFor={fieldId}>The browser refused to copy. Copy the address by hand:</label>
          <Form.Textarea
            id={fieldId}
            readOnly
            value={refused ?? ''}
            onFocus={(event) => event.currentTarget.select()}
          />
          <Button ariaLabel={false} onClick={() => setRefused(null)}>
            Close
          </Button>
        </ByHand>
      </Modal>
    </>
  );
}
