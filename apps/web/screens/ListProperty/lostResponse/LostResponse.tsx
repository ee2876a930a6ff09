import { useAbortableRequest, type Session } from '@efie/api';
import { Button, SlowNotice } from '@efie/ui';
import { hasSameInput, type ListPropertyValues } from '@efie/ui/forms/ListPropertyForm';
import { notifyWithoutAnnouncement } from '@efie/ui/primitives/Toast';
import { useEffect, useEffectEvent, useRef, useState, type MouseEvent } from 'react';
import { listingPath, paths } from '../../../routing/paths';
import { checkListing, type Attempt, type CheckResult } from './checkListing';
import { describeStep, waitReasonOf, type Step } from './describeStep';
import { FailureNotice } from './FailureNotice';

export interface LostResponseProps {
  attempt: Attempt;
  /** The form's values when it was sent, and its current values. */
  sentValues: ListPropertyValues;
  values: ListPropertyValues;
  clear: () => void;
  /** The session that sent the form. */
  session: Session;
  /** Why the listing was not confirmed. */
  reason: string;
  /** The result of a check that has already run. */
  result?: CheckResult | undefined;
  /** Called when the check finds the listing. */
  onListed: () => void;
  onWaitReason: (reason: string | undefined) => void;
}

const CHECKING: Step = { kind: 'checking' };

function sendForm({ currentTarget }: MouseEvent<HTMLButtonElement>) {
  currentTarget.form?.requestSubmit();
}

/**
 * After a lost response: checks whether the agent's listings contain the new one before it offers to send it again (ruling
 * 142). A failed check can be repeated, and runs again when the browser is back online.
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
  const { nextSignal, cancel } = useAbortableRequest();
  const [step, setStep] = useState<Step>(CHECKING);
  const [failedChecks, setFailedChecks] = useState(0);
  const [listingId, setListingId] = useState('');
  const latestValues = useRef(values);
  useEffect(() => {
    latestValues.current = values;
  }, [values]);

  const applyResult = (checkResult: CheckResult) => {
    if (checkResult.kind === 'found') {
      const { id, photos } = checkResult.listing;
      const isUnchanged = hasSameInput(sentValues, latestValues.current);
      if (isUnchanged) clear();
      onListed();
      setListingId(id);
      setStep({
        kind: 'found',
        photos: photos.length,
        sentPhotos: attempt.listing.photos.length,
        isFormEmptied: isUnchanged,
      });
      return;
    }
    if (checkResult.kind === 'unchecked') {
      setFailedChecks(failedChecks + 1);
      setStep({ kind: 'unchecked', isRepeated: failedChecks > 0 });
    } else {
      setStep(checkResult);
    }
    if (failedChecks === 0) notifyWithoutAnnouncement({ kind: 'error', title: reason });
  };

  const applyUnlessAborted = (checkResult: CheckResult | null, signal: AbortSignal) => {
    if (checkResult && !signal.aborted) applyResult(checkResult);
  };
  const check = async () => {
    const signal = nextSignal();
    setStep(CHECKING);
    applyUnlessAborted(await checkListing(attempt, session, signal), signal);
  };

  const applyFirstResult = useEffectEvent(applyUnlessAborted);
  useEffect(() => {
    const signal = nextSignal();
    void Promise.resolve(result ?? checkListing(attempt, session, signal)).then((firstResult) =>
      applyFirstResult(firstResult, signal),
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
  const reportWaitReason = useEffectEvent(onWaitReason);
  useEffect(() => reportWaitReason(waitReason), [waitReason]);

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
            <Button kind="ghost" href={listingPath(listingId)}>
              View the listing
            </Button>
          </>
        )}
      </FailureNotice>
      {step.kind === 'checking' && (
        <SlowNotice
          onCancel={() => {
            cancel();
            applyResult({ kind: 'unchecked' });
          }}
        />
      )}
    </div>
  );
}
