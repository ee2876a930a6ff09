import { useSession } from '@efie/api';
import { Button, Text } from '@efie/ui';
import { BookOpen } from 'lucide-react';
import { whoIsIn, type ControlState } from '../createControls';
import { Buttons } from '../MockPanel.styles';
import { docsLink, screenTitle } from '../screenStories';
import { appAddress, useSite } from '../site';
import { storyLink } from '../storyLink';
import { useAddress } from '../useAddress';

/** The present page in Storybook, in the present state; and every designed state of its screen. */
export function StorybookLinks({ state: { network, scenario, clock } }: { state: ControlState }) {
  const site = useSite();
  const url = useAddress();
  const who = whoIsIn(useSession());
  if (site.storybookUrl === '') {
    return (
      <Text variant="small" tone="secondary">
        No Storybook is known here: npm start serves one beside the app, and VITE_STORYBOOK_URL names another.
      </Text>
    );
  }
  const address = appAddress(url, site);
  const { fault, operation } =
    network.kind === 'fault' ? network : { fault: 'ok' as const, operation: 'all' as const };
  return (
    <>
      <Buttons>
        <Button
          kind="secondary"
          icon={BookOpen}
          href={storyLink(site.storybookUrl, address, { who, fault, operation, scenario, clock })}
          target="_blank"
          rel="noopener"
        >
          Open in Storybook
        </Button>
        <Button
          kind="ghost"
          href={docsLink(site.storybookUrl, screenTitle(new URL(address, url.origin).pathname))}
          target="_blank"
          rel="noopener"
        >
          All states of this screen
        </Button>
      </Buttons>
      <Text variant="small" tone="secondary">
        The address, session, network, data and clock go along. Changed records, uploads and what else was
        done here stay in this browser
        {who === null && ', and this account is known only here: Storybook opens as a guest'}.
      </Text>
    </>
  );
}
