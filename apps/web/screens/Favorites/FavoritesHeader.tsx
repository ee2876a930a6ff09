import type { ReactNode } from 'react';
import { Count, Title } from './Favorites.styles';

/** The heading and a status line, which is announced when it changes. */
export function FavoritesHeader({ children }: { children: ReactNode }) {
  return (
    <>
      <Title level={1} tabIndex={-1} data-page-heading>
        My Favorites
      </Title>
      <Count role="status">
        <bdi>{children}</bdi>
      </Count>
    </>
  );
}
