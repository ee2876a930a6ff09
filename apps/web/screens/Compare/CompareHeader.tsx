import type { ReactNode } from 'react';
import { Actions, Count, Title, TopRow } from './Compare.styles';

interface CompareHeaderProps {
  /** A status line, which is announced when it changes. */
  children?: ReactNode;
  actions?: ReactNode;
}

/** The heading of the screen, with what can be done with the comparison. */
export function CompareHeader({ children, actions }: CompareHeaderProps) {
  return (
    <TopRow>
      <div>
        <Title level={1} tabIndex={-1} data-page-heading>
          Compare homes
        </Title>
        <Count role="status">{children}</Count>
      </div>
      {actions !== undefined && <Actions>{actions}</Actions>}
    </TopRow>
  );
}
