import { Button, Container, ErrorState } from '@efie/ui';

/** What stands where a screen could not be shown: what happened, and a reload that keeps drafts (fault 29). */
export function BrokenPanel() {
  return (
    <Container>
      <ErrorState
        title="This page could not be shown"
        headingLevel={1}
        action={
          <Button size="large" onClick={() => window.location.reload()}>
            Reload
          </Button>
        }
      >
        Reload the page. What you typed is kept.
      </ErrorState>
    </Container>
  );
}
