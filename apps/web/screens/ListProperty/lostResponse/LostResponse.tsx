import { useOneCall, type Session } from '@efie/api';
import { Button, SlowNotice } from '@efie/ui';
import { isSameInput, type ListPropertyValues } from '@efie/ui/forms/ListPropertyForm';
import { notifySilently } from '@efie/ui/primitives/Toast';
import { useEffect, useEffectEvent, useRef, useState, type MouseEvent } from 'react';
import { paths, propertyPath } from '../../../routing/paths';
import { checkListing, type Attempt, type CheckResult } from './checkListing';
import { describeStep, waitReasonOf, type Step } from './describeStep';
import { FailureNotice } from './FailureNotice';

export interface LostResponseProps {
  attempt: Attempt;
  /** What the form held when it was sent, and holds now. */
  sentValues: ListPropertyValues;
  values: ListPropertyValues;
  /** Empties the form. */
  clear: () => void;
  /** Of the person who sent it. */
  session: Session;
  /** Why it was not confirmed. */
  reason: string;
  /** A check that was made already. */
  result?: CheckResult | undefined;
  /** The listing exists. */
  onListed: () => void;
  onWaitReason: (reason: string | undefined) => void;
}

const CHECKING: Step = { kind: 'checking' };

function sendForm({ currentTarget }: MouseEvent<HTMLButtonElement>) {
  currentTarget.form?.requestSubmit();
}

/**
 * After a lost response: checks whether the listing is among the agent's own before it offers to send it again (ruling 142).
 * A failed check can be repeated, and repeats by itself when the browser is online again.
 */
export function LostResponse({
  attempt,
  sentValues,
  values,
  clear,
  session,
  reason,
  result,
  onListed,
  onWaitReason,
}: LostResponseProps) {
  const { nextSignal, cancel } = useOneCall();
  const [step, setStep] = useState<Step>(CHECKING);
  const [failedChecks, setFailedChecks] = useState(0);
  const [listingId, setListingId] = useState('');
  const latest = useRef(values);
  useEffect(() => {
    latest.current = values;
  }, [values]);

  const settle = (found: CheckResult) => {
    if (found.kind === 'found') {
      const { id, photos } = found.listing;
      const isUnchanged = isSameInput(sentValues, latest.current);
      if (isUnchanged) clear();
      onListed();
      setListingId(id);
      setStep({
        kind: 'found',
        photos: photos.length,
        sentPhotos: attempt.listing.images.length,
        isFormEmptied: isUnchanged,
      });
      return;
    }
    if (found.kind === 'unchecked') {
      setFailedChecks(failedChecks + 1);
      setStep({ kind: 'unchecked', isRepeated: failedChecks > 0 });
    } else {
      setStep(found);
    }
    if (failedChecks === 0) notifySilently({ kind: 'error', title: reason });
  };

  const settleIfWanted = (found: CheckResult | null, signal: AbortSignal) => {
    if (found && !signal.aborted) settle(found);
  };
  const check = async () => {
    const signal = nextSignal();
    setStep(CHECKING);
    settleIfWanted(await checkListing(attempt, session, signal), signal);
  };

  const settleFirst = useEffectEvent(settleIfWanted);
  useEffect(() => {
    const signal = nextSignal();
    void Promise.resolve(result ?? checkListing(attempt, session, signal)).then((found) =>
      settleFirst(found, signal),
    );
  }, [attempt, session, result, nextSignal]);

  const isUnchecked = step.kind === 'unchecked';
  const checkAgain = useEffectEvent(() => void check());
  useEffect(() => {
    if (!isUnchecked) return undefined;
    const onOnline = () => checkAgain();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [isUnchecked]);

  const waitReason = waitReasonOf(step);
  const report = useEffectEvent(onWaitReason);
  useEffect(() => report(waitReason), [waitReason]);

  const { kind, text, canCheck, canSend } = describeStep(step, reason);
  return (
    <div>
      <FailureNotice kind={kind} text={text}>
        {canCheck && (
          <Button kind="ghost" onClick={() => void check()}>
            Check again
          </Button>
        )}
        {canSend && (
          <Button kind="ghost" onClick={sendForm}>
            List again
          </Button>
        )}
        {canCheck && (
          <Button kind="ghost" href={paths.agentDashboard} target="_blank">
            Open your dashboard in a new tab
          </Button>
        )}
        {step.kind === 'found' && (
          <>
            <Button kind="ghost" href={paths.agentDashboard}>
              Open your dashboard
            </Button>
            <Button kind="ghost" href={propertyPath(listingId)}>
              View the listing
            </Button>
          </>
        )}
      </FailureNotice>
      {step.kind === 'checking' && (
        <SlowNotice
          onCancel={() => {
            cancel();
            settle({ kind: 'unchecked' });
          }}
        />
      )}
    </div>
  );
}
