import {
  discardDraft,
  importDraftPhotos,
  listOwnPropertiesQuery,
  readDraft,
  useQueryState,
  useSessionAtMount,
} from '@efie/api';
import { formatDate } from '@efie/domain/dates';
import { copyListingInput, type Listing, type NewListingInput } from '@efie/domain/listing';
import { Alert, Button, ErrorState, Skeleton, SlowNotice } from '@efie/ui';
import { LIST_PROPERTY_DRAFT } from '@efie/ui/forms/ListPropertyForm';
import { useMemo, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../routing/paths';
import { useFocusScreenHeading } from '../../../routing/useFocusScreenHeading';
import { StepPage } from '../StepPage';
import { Choices } from './CopyStep.styles';

/** The values that a new listing takes from an existing one. */
export interface ListingCopy {
  values: NewListingInput;
  /** Says where the values are from, and that photos are missing. */
  notice: ReactNode;
}

const toCopy = (listing: Listing): ListingCopy => ({
  values: copyListingInput(listing),
  notice: (
    <span>
      Filled from “<bdi>{listing.title}</bdi>”. Its photos are not copied: add photos of this property.
    </span>
  ),
});

const emptyForm = (
  <Button kind="secondary" size="large" href={paths.listProperty}>
    Start with an empty form
  </Button>
);

export interface CopyStepProps {
  listingId: string;
  renderForm: (copy: ListingCopy) => ReactNode;
}

/**
 * Before the form that is filled from one of the agent's own listings: loads it, and asks before a stored draft of the form
 * would be replaced.
 */
export function CopyStep({ listingId, renderForm }: CopyStepProps) {
  const navigate = useNavigate();
  const session = useSessionAtMount();
  const load = useQueryState(listOwnPropertiesQuery());
  const [draft] = useState(() => readDraft(LIST_PROPERTY_DRAFT, session));
  const [isDraftGone, setDraftGone] = useState(draft === null);
  const listing = load.kind === 'ready' ? load.data.listings.find(({ id }) => id === listingId) : undefined;
  const copy = useMemo(() => listing && toCopy(listing), [listing]);
  // A later response must not replace the values of the form.
  const [firstCopy, setFirstCopy] = useState<ListingCopy>();
  if (firstCopy === undefined && copy !== undefined) setFirstCopy(copy);
  // Try again is gone once the form is there, as are the choices above a draft.
  const [hasFailed, setFailed] = useState(false);
  if (load.kind === 'error' && !hasFailed) setFailed(true);
  const isForm = firstCopy !== undefined && isDraftGone;
  useFocusScreenHeading(isForm && (hasFailed || draft !== null));

  const deleteDraft = () => {
    discardDraft(LIST_PROPERTY_DRAFT, session);
    importDraftPhotos()
      .then(({ discardDraftPhotos }) => discardDraftPhotos(LIST_PROPERTY_DRAFT, session))
      // Photos that stay are deleted when they expire.
      .catch(() => undefined);
    setDraftGone(true);
  };

  if (isForm) return renderForm(firstCopy);
  if (firstCopy !== undefined && draft !== null) {
    return (
      <StepPage>
        <Alert kind="warning">
          {`You have a draft of a new listing from ${formatDate(draft.savedAt)}. The copy would replace it.`}
        </Alert>
        <Choices>
          <Button size="large" onClick={() => void navigate(paths.listProperty, { replace: true })}>
            Continue the draft
          </Button>
          <Button kind="secondary" size="large" onClick={deleteDraft}>
            Delete the draft and start from the copy
          </Button>
        </Choices>
      </StepPage>
    );
  }
  if (load.kind === 'loading') {
    return (
      <StepPage>
        <div aria-hidden="true">
          <Skeleton height="24rem" />
        </div>
        <SlowNotice onCancel={load.onCancel} />
      </StepPage>
    );
  }
  if (load.kind === 'error') {
    return (
      <StepPage>
        <ErrorState
          title="The listing could not be loaded"
          onRetry={load.onRetry}
          isRetrying={load.isRetrying}
        >
          Try again, or start with an empty form.
        </ErrorState>
        <Choices>{emptyForm}</Choices>
      </StepPage>
    );
  }
  return (
    <StepPage>
      <Alert kind="warning">This listing is not among yours any more, so it cannot be copied.</Alert>
      <Choices>{emptyForm}</Choices>
    </StepPage>
  );
}
