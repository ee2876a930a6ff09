import { Button, Container, EmptyState } from '@efie/ui';
import { paths } from '../../app/paths';
import { pageTitle } from '../../app/title';

/** There is no listing with this id, or it is there no longer (ruling 21, checklist 254). */
export function DetailNotFound() {
  return (
    <Container>
      <title>{pageTitle('Property not found')}</title>
      <EmptyState
        title="Property not found"
        headingLevel={1}
        seed="not found"
        action={
          <Button size="large" href={paths.listings}>
            Browse Properties
          </Button>
        }
      >
        It may have been taken down. Other homes are waiting.
      </EmptyState>
    </Container>
  );
}
