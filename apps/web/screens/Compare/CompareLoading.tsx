import { Skeleton, SlowNotice } from '@efie/ui';
import { focusScreenHeading } from '../../routing/useFocusScreenHeading';
import { Content, SkeletonColumns } from './Compare.styles';

/** A placeholder for each home; a phone shows two. */
export function CompareLoading({ ids, onCancel }: { ids: readonly string[]; onCancel: () => void }) {
  return (
    <Content>
      <SkeletonColumns aria-hidden="true" data-skeleton>
        {ids.map((id) => (
          <Skeleton key={id} height="28rem" radius="20px" />
        ))}
      </SkeletonColumns>
      <SlowNotice
        onCancel={() => {
          // The pressed button is unmounted.
          focusScreenHeading();
          onCancel();
        }}
      />
    </Content>
  );
}
