import { Button, Heading, Text } from '@efie/ui';
import { useLocation } from 'react-router-dom';
import { paths } from '../../routing/paths';
import { Redirect } from '../../routing/Redirect';
import { pageTitle } from '../../routing/title';
import { Digits, Page, Message } from './NotFound.styles';
import { standardPath } from './standardPath';

export function NotFoundScreen() {
  const { pathname, search, hash } = useLocation();
  const path = standardPath(pathname);
  if (path !== pathname) return <Redirect to={path + search + hash} />;
  return (
    <Page>
      <title>{pageTitle('Page Not Found')}</title>
      <Digits />
      <Message>
        <Heading level={1} tabIndex={-1} data-page-heading>
          Page Not Found
        </Heading>
        <Text tone="secondary">
          This door does not open. The page may have moved, or the listing may be gone.
        </Text>
      </Message>
      <Button size="large" href={paths.home}>
        Go Home
      </Button>
    </Page>
  );
}
