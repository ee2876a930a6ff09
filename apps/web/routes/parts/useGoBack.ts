import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../app/paths';

/** Back to where the person came from; to Browse for who came from outside (ruling 129). */
export function useGoBack(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return useCallback(() => {
    if (key === 'default') void navigate(paths.listings);
    else void navigate(-1);
  }, [navigate, key]);
}
