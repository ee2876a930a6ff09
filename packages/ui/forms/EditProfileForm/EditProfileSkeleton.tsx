import { Skeleton, SkeletonLine } from '../../primitives';
import { FormEnd, FormLine, FormSection } from '../../primitives/FormSection';
import { ButtonPlace, PhotoPlace, Waiting, WaitingField } from './EditProfileSkeleton.styles';
import { PROFILE_PARTS } from './profileParts';

/** Heights of the real controls. */
const INPUT = '3rem';
const BIO = '7.25rem';

function FieldInWaiting({ width = '6rem', height = INPUT }: { width?: string; height?: string }) {
  return (
    <WaitingField>
      <SkeletonLine variant="small" width={width} />
      <Skeleton height={height} radius="var(--radius-control)" />
    </WaitingField>
  );
}

/** The form in waiting: its parts by name, and a box in the place of each field (checklist 440). */
export function EditProfileSkeleton() {
  const { photo, details, location, account } = PROFILE_PARTS;
  return (
    <Waiting aria-hidden="true">
      <FormSection {...photo}>
        <FormLine>
          <PhotoPlace>
            <Skeleton width="120px" height="120px" radius="50%" />
            <Skeleton width="10rem" height="2.75rem" radius="var(--radius-control)" />
          </PhotoPlace>
        </FormLine>
      </FormSection>
      <FormSection {...details}>
        <FieldInWaiting />
        <FieldInWaiting width="8rem" />
        <FieldInWaiting width="4rem" />
        <FormLine>
          <FieldInWaiting width="3rem" height={BIO} />
        </FormLine>
      </FormSection>
      <FormSection {...location}>
        <FieldInWaiting width="4rem" />
        <FieldInWaiting width="5rem" />
      </FormSection>
      <FormSection {...account}>
        <FormLine>
          <FieldInWaiting width="3rem" />
        </FormLine>
      </FormSection>
      <FormEnd>
        <ButtonPlace>
          <Skeleton height="3.25rem" radius="var(--radius-control)" />
        </ButtonPlace>
      </FormEnd>
    </Waiting>
  );
}
