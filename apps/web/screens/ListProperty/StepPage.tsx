import { Heading } from '@efie/ui';
import type { ReactNode } from 'react';
import { pageTitle } from '../../routing/title';
import { Page, Step } from './ListProperty.styles';

/** The screen until its form is rendered. */
export function StepPage({ children }: { children?: ReactNode }) {
  return (
    <Page>
      <title>{pageTitle('List Property')}</title>
      <Step>
        <Heading level={1} tabIndex={-1} data-page-heading>
          List Property
        </Heading>
        {children}
      </Step>
    </Page>
  );
}
