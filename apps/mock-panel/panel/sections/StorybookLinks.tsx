import { useSession } from '@efie/api';
import { appPath, type ControlState, getSignInChoice, storyLink } from '@efie/mocks/controls';
import { Button, Stack, Text } from '@efie/ui';
import { BookOpen } from 'lucide-react';
import { docsLink } from '../docsLink';
import { usePanelUrls } from '../panelUrls';
import { useCurrentUrl } from '../usePolled';

/** Links to the current screen in Storybook: in the current state, and to its docs page with all states. */
export function StorybookLinks({ state: { network, scenario, clock } }: { state: ControlState }) {
  const urls = usePanelUrls();
  const url = useCurrentUrl();
  const who = getSignInChoice(useSession());
  if (urls.storybookUrl === '') {
    return (
      <Text variant="small" tone="secondary">
        No Storybook URL is configured. npm start serves Storybook next to the app; VITE_STORYBOOK_URL sets
        another URL.
      </Text>
    );
  }
  const path = appPath(url, urls);
  const { fault, operation } =
    network.kind === 'fault' ? network : { fault: 'ok' as const, operation: 'all' as const };
  return (
    <>
      <Stack direction="row" gap={2} isWrapping>
        <Button
          kind="secondary"
          icon={BookOpen}
          href={storyLink(urls.storybookUrl, path, { who, fault, operation, scenario, clock })}
          target="_blank"
          rel="noopener"
        >
          Open in Storybook
        </Button>
        <Button
          kind="ghost"
          href={docsLink(urls.storybookUrl, urls.storiesAt(new URL(path, url.origin).pathname))}
          target="_blank"
          rel="noopener"
        >
          All states of this screen
        </Button>
      </Stack>
      <Text variant="small" tone="secondary">
        The link includes the URL, session, network, data and clock, but no edited records, uploads or other
        changes.
        {who === null && (
          <span> This account exists only in this browser, so Storybook opens as a guest.</span>
        )}
      </Text>
    </>
  );
}
