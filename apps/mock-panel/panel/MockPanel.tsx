import { findScenario } from '@efie/mocks';
import { type ControlState, describeClock, describeNetwork, type MockControls } from '@efie/mocks/controls';
import { Heading, Icon, IconButton, LiveRegion } from '@efie/ui';
import { FlaskConical, X } from 'lucide-react';
import { useEffect, useId, useRef, useState, useSyncExternalStore, type KeyboardEvent } from 'react';
import { IgnoredNotice } from './IgnoredNotice';
import { Drawer, Head, Pill, PillState, PanelRoot } from './MockPanel.styles';
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

export interface MockPanelProps {
  controls: MockControls;
}

/**
 * The mock panel of the running app: a pill at the bottom left that opens a drawer with the inbox of verification codes and
 * every switch of the mock backend. Non-modal, so that the app stays usable. Not in production builds and not printed.
 */
export function MockPanel({ controls }: MockPanelProps) {
  const state = useSyncExternalStore(controls.subscribe, controls.getState, controls.getState);
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
  return (
    <PanelRoot aria-label="Mock panel">
      {!isOpen && (
        <Pill ref={pill} type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Icon icon={FlaskConical} />
          Mock
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
          <CurrentStateSection state={state} />
          <InboxSection codes={state.codes} />
          <PaymentsSection
            payments={state.payments}
            onFinish={(reference) => {
              controls.completePayment(reference);
              setAnnouncement(`${reference} is paid.`);
            }}
          />
          <SessionSection onSignIn={(who) => controls.signIn(who)} />
          <NetworkSection network={state.network} onChange={(network) => controls.setNetwork(network)} />
          <DataSection
            scenario={state.scenario}
            onLoad={(scenario) => {
              controls.loadScenario(scenario);
              setAnnouncement(`${findScenario(scenario)?.name} is loaded.`);
            }}
          />
          <RecordsSection
            records={controls.records}
            editedCount={state.editedCount}
            state={recordsState}
            onStateChange={setRecordsState}
          />
          <ClockSection
            clock={state.clock}
            onSet={(clock) => {
              controls.setClock(clock);
              setAnnouncement(`Clock: ${describeClock(clock) || 'running'}.`);
            }}
          />
          <ResetSection
            scenario={state.scenario}
            onReset={() => {
              controls.loadScenario(state.scenario);
              setAnnouncement('Data reset.');
            }}
          />
        </Drawer>
      )}
      <LiveRegion>{announcement}</LiveRegion>
    </PanelRoot>
  );
}
