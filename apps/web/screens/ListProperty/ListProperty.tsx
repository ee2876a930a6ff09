import {
  Alert,
  Button,
  Heading,
  LoadFailure,
  PropertyCard,
  SlowNotice,
  Text,
  useModule,
  useWithheldNotice,
} from '@efie/ui';
import { ListPropertyForm } from '@efie/ui/forms/ListPropertyForm';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../routing/paths';
import { pageTitle } from '../../routing/title';
import { useFocusScreenHeading } from '../../routing/useFocusScreenHeading';
import type { ListingCopy } from './copy';
import { HeadingLine, Notes, Page, Star, Title, UsageText } from './ListProperty.styles';
import type { LostResponseProps } from './lostResponse';
import { MAY_BE_LISTED } from './mayBeListed';
import { onDemand } from './modules';
import { useNewListing } from './useNewListing';
import { StepPage } from './StepPage';
import { PROFILE_FAILED, useListingUsage } from './useListingUsage';

/** Until the lazy-loaded check is available, a static alert says that the listing may already exist. */
function LostResponseSlot(props: LostResponseProps) {
  const { module } = useModule(onDemand);
  if (module) return <module.LostResponse {...props} />;
  return (
    <Alert
      kind="danger"
      role="alert"
      action={
        <Button kind="ghost" href={paths.agentDashboard} target="_blank">
          Open your dashboard in a new tab
        </Button>
      }
    >
      {`${props.reason} ${MAY_BE_LISTED}`}
    </Alert>
  );
}

/** The step before the form of a copy. */
function Copy({ listingId }: { listingId: string }) {
  const { module, failure } = useModule(onDemand);
  if (module)
    return <module.CopyStep listingId={listingId} renderForm={(copy) => <NewListingScreen copy={copy} />} />;
  return (
    failure && (
      <StepPage>
        <LoadFailure {...failure} />
      </StepPage>
    )
  );
}

/** The form for a new listing; with `?copy=`, filled from one of the agent's own. */
export function ListPropertyScreen() {
  const [params] = useSearchParams();
  const copyId = params.get('copy') ?? '';
  const [hadCopy] = useState(copyId !== '');
  // The button that left the copy is gone.
  useFocusScreenHeading(hadCopy && copyId === '');
  return copyId === '' ? <NewListingScreen /> : <Copy listingId={copyId} />;
}

/**
 * The form for a new listing. It does not wait for the profile, and stays when the profile fails to load: the
 * server checks the listing limit.
 */
function NewListingScreen({ copy }: { copy?: ListingCopy }) {
  const { agent, usage, isFull, profile } = useListingUsage();
  const { form, lost, waitReason, cancel } = useNewListing();
  const isWithheld = useWithheldNotice() !== null;
  const [hasRetried, setRetried] = useState(false);
  useFocusScreenHeading(hasRetried && profile.kind === 'ready');
  return (
    <Page>
      <title>{pageTitle('List Property')}</title>
      <ListPropertyForm
        {...form}
        renderCard={(draft) => (
          <PropertyCard listing={{ ...draft, agent: { ...agent, name: agent.fullName } }} href="#" />
        )}
        presetValues={copy?.values}
        heading={
          <Title>
            <HeadingLine>
              <Heading level={1} tabIndex={-1} data-page-heading>
                List Property
              </Heading>
              {!isWithheld && usage !== null && usage.limit !== null && (
                <UsageText>{`${usage.used} of ${usage.limit} listings used`}</UsageText>
              )}
            </HeadingLine>
            <Text tone="secondary">
              Fields marked <Star>*</Star> are required.
            </Text>
          </Title>
        }
        notes={
          <Notes>
            {!isWithheld && copy && <Alert kind="info">{copy.notice}</Alert>}
            {!isWithheld && isFull && (
              <Alert
                kind="warning"
                action={
                  <Button kind="ghost" href={paths.plans}>
                    View Plans
                  </Button>
                }
              >
                Limit reached: your plan has no listings left. Your draft is saved until you upgrade.
              </Alert>
            )}
            {!isWithheld && profile.kind === 'error' && (
              <Alert
                kind="danger"
                action={
                  <Button
                    kind="ghost"
                    isLoading={profile.isRetrying}
                    onClick={() => {
                      setRetried(true);
                      profile.onRetry();
                    }}
                  >
                    Try again
                  </Button>
                }
              >
                {PROFILE_FAILED}
              </Alert>
            )}
          </Notes>
        }
        lostResponse={(values) => lost && <LostResponseSlot {...lost} {...values} />}
        waitReason={waitReason}
        slowNotice={<SlowNotice onCancel={cancel} />}
        cancelHref={paths.agentDashboard}
      />
    </Page>
  );
}
