import { CheckIcon, LinkIcon } from '@storybook/icons';
// Storybook's window compiles JSX to this name.
import React from 'react';
import { Button } from 'storybook/internal/components';
import { useArgs, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { addressArg } from './stateLink';

/** How long the confirmation is shown, in ms. */
const SHOWN_FOR = 6_000;

/** Announces the copy, which the icon shows. */
const Announcement = styled.span({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** Copies the story's URL with all toolbar values; if the clipboard is not available, shows the URL for manual copying. */
export function CopyLink() {
  const api = useStorybookApi();
  const { storyId } = useStorybookState();
  const [args] = useArgs();
  const [copied, setCopied] = React.useState('');
  const { queryParams } = api.getUrlState();
  const { managerHref: link } = api.getStoryHrefs(storyId, {
    base: 'origin',
    queryParams: { ...queryParams, args: addressArg(args) },
  });
  const isCopied = copied === link;

  React.useEffect(() => {
    const timer = setTimeout(() => setCopied(''), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      window.prompt('The browser did not allow copying. Copy the URL yourself:', link);
      return;
    }
    setCopied(link);
  };
  return (
    <>
      <Button variant="ghost" padding="small" ariaLabel="Copy link to this state" onClick={() => void copy()}>
        {isCopied ? <CheckIcon /> : <LinkIcon />}
      </Button>
      <Announcement role="status">{isCopied ? 'Link copied' : ''}</Announcement>
    </>
  );
}
