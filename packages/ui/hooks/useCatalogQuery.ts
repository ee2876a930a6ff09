import type { Answer, ListingCatalog, Question, QuestionInput } from '@efie/domain/search';
import { keepPreviousData, skipToken, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useIsHydrated } from './useIsHydrated';

/**
 * Asks the catalog a question, as a query: an answer is cached, and stays as placeholder data while the next one is awaited.
 * One that is known at once is there in the first render, except during hydration: the server-rendered markup has none.
 * @param catalog null asks nothing
 */
export function useCatalogQuery<Name extends Question>(
  catalog: ListingCatalog | null,
  question: Name,
  ...input: QuestionInput<Name>
): UseQueryResult<Answer<Name>> {
  const asked = useIsHydrated() ? catalog : null;
  return useQuery<Answer<Name>>({
    queryKey: ['catalog', asked?.id, question, ...input],
    queryFn: asked ? () => asked.ask(question, ...input) : skipToken,
    initialData: () => asked?.answerNow(question, ...input),
    ...(asked && { placeholderData: keepPreviousData }),
    staleTime: Infinity,
    retry: false,
    networkMode: 'always',
  });
}
