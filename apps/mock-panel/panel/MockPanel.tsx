import { type ControlState, describeClock, describeNetwork, type MockControls } from '@efie/mocks/controls';
import { Heading, Icon, IconButton, LiveRegion } from '@efie/ui';
import { FlaskConical, X } from 'lucide-react';
import { useEffect, useId, useRef, useState, useSyncExternalStore, type KeyboardEvent } from 'react';
import { IgnoredNotice } from './IgnoredNotice';
import { Drawer, Head, Pill, PillLabel, PillState, PanelRoot } from './MockPanel.styles';
import { INITIAL_RECORDS_STATE } from './records/recordsState';
import { ClockSection } from './sections/ClockSection';
import { DataSection } from './sections/DataSection';
import { InboxSection } from './sections/InboxSection';
import { NetworkSection } from './sections/NetworkSection';
import { CurrentStateSection } from './sections/CurrentStateSection';
import { PaymentsSection } from './sections/PaymentsSection';
import { RecordsSection } from './sections/RecordsSection';
import { ResetSection } from './sections/ResetSection';
import { SessionSection } from './sections/SessionSection';

/** The settings that differ from the default, shown in the pill. */
function describeUnusual({ network, clock, ignored }: ControlState): string {
  const invalid = ignored.map(({ name, value }) => `${name}=${value} ignored`);
  return [describeNetwork(network), describeClock(clock), ...invalid].filter(Boolean).join(', ');
}

/**
 * The mock panel of the running app: a pill at the bottom left that opens a drawer with the inbox of verification codes and
 * every switch of the mock backend. Non-modal, so that the app stays usable. Not in production builds and not printed.
 */
export function MockPanel({ controls }: { controls: MockControls }) {
  const state = useSyncExternalStore(controls.subscribe, controls.getState);
  const [isOpen, setOpen] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const [recordsState, setRecordsState] = useState(INITIAL_RECORDS_STATE);
  const pill = useRef<HTMLButtonElement>(null);
  const drawer = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  const titleId = useId();

  useEffect(() => {
    if (isOpen) drawer.current?.focus();
    else if (wasOpen.current) pill.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  const closeOnEscape = (event: KeyboardEvent<HTMLDivElement>) => {
    // React events also bubble from portaled dialogs, which close themselves.
    const isInDrawer = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (event.key === 'Escape' && isInDrawer) setOpen(false);
  };

  const unusual = describeUnusual(state);
  const shared = { state, controls, announce: setAnnouncement };
  return (
    <PanelRoot aria-label="Mock panel">
      {!isOpen && (
        <Pill ref={pill} type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Icon icon={FlaskConical} />
          <PillLabel data-alone={unusual === ''}>Mock</PillLabel>
          {unusual !== '' && <PillState>{unusual}</PillState>}
        </Pill>
      )}
      {isOpen && (
        <Drawer ref={drawer} role="dialog" aria-labelledby={titleId} tabIndex={-1} onKeyDown={closeOnEscape}>
          <Head>
            <Icon icon={FlaskConical} />
            <Heading id={titleId} level={2} variant="panelTitle">
              Mock panel
            </Heading>
            <IconButton label="Close" icon={X} onClick={() => setOpen(false)} />
          </Head>
          <IgnoredNotice
            state={state}
            onDismiss={() => {
              controls.dismissIgnored();
              drawer.current?.focus();
            }}
          />
          <CurrentStateSection {...shared} />
          <InboxSection {...shared} />
          <PaymentsSection {...shared} />
          <SessionSection {...shared} />
          <NetworkSection {...shared} />
          <DataSection {...shared} />
          <RecordsSection {...shared} selection={recordsState} onSelectionChange={setRecordsState} />
          <ClockSection {...shared} />
          <ResetSection {...shared} />
        </Drawer>
      )}
      <LiveRegion>{announcement}</LiveRegion>
    </PanelRoot>
  );
}
