import { useComparedHomes } from '@efie/api';
import { readComparedIds } from '@efie/domain';
import { Navigate, useSearchParams } from 'react-router-dom';
import { COMPARE_PARAM, comparePath } from '../../routing/comparePath';
import { pageTitle } from '../../routing/title';
import { Page } from './Compare.styles';
import { ComparedHomes } from './ComparedHomes';
import { CompareHeader } from './CompareHeader';
import { NothingToCompare } from './NothingToCompare';

/** Up to four homes side by side. Their ids are in the URL; without any, those chosen on this device are opened. */
export function CompareScreen() {
  const [params] = useSearchParams();
  const ids = readComparedIds(params.getAll(COMPARE_PARAM).join(','));
  const chosen = useComparedHomes();
  if (ids.length === 0 && chosen.length > 0) return <Navigate replace to={comparePath(chosen)} />;
  return (
    <Page>
      <title>{pageTitle('Compare homes')}</title>
      {ids.length === 0 ? (
        <>
          <CompareHeader />
          <NothingToCompare>
            Press Compare on up to four homes, and see them side by side here.
          </NothingToCompare>
        </>
      ) : (
        <ComparedHomes ids={ids} />
      )}
    </Page>
  );
}
