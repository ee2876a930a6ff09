import { Button, Container, EmptyState } from '@efie/ui';
import { paths } from '../../routing/paths';
import { pageTitle } from '../../routing/title';

/** Shown in place of a listing that does not exist or has been removed (ruling 21). */
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
        It may have been taken down. Browse homes that are still available.
      </EmptyState>
    </Container>
  );
}
