import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../routing/paths';

/** Goes back in the history, or to Browse if the visit started on this screen (ruling 129). */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return useCallback(() => {
    if (key === 'default') void navigate(paths.listings);
    else void navigate(-1);
  }, [navigate, key]);
}
