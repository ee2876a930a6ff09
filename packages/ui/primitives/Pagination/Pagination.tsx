import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Icon } from '../Icon';
import { pageSlots } from './Pagination.helpers';
import { ArrowItem, Ellipsis, Nav, PageLink, Pages, Row, DisabledArrow, Summary } from './Pagination.styles';

export interface PaginationProps {
  /** The current page, from 1. */
  page: number;
  /** Number of the last page. */
  pageCount: number;
  /** URL of a page. Pages are links, so that they open in tabs and work with Back. */
  hrefFor: (page: number) => string;
  /** 'Page 1 of 4, showing 24 properties'. */
  summary?: string;
}

/** Page links and a summary. With a single page only the summary is shown, if there is one. */
export function Pagination({ page, pageCount, hrefFor, summary }: PaginationProps) {
  if (pageCount <= 1 && summary === undefined) return null;
  return (
    <Row>
      {summary !== undefined && <Summary>{summary}</Summary>}
      {pageCount > 1 && (
        <Nav aria-label="Pages">
          <Pages role="list">
            <ArrowItem>
              {page > 1 ? (
                <PageLink href={hrefFor(page - 1)} aria-label="Previous page" rel="prev">
                  <Icon icon={ChevronLeft} />
                </PageLink>
              ) : (
                <DisabledArrow aria-hidden="true">
                  <Icon icon={ChevronLeft} />
                </DisabledArrow>
              )}
            </ArrowItem>
            {pageSlots(page, pageCount).map((slot, index) =>
              slot === 'gap' ? (
                <Ellipsis key={`gap ${index}`} aria-hidden="true">
                  …
                </Ellipsis>
              ) : (
                <li key={slot}>
                  <PageLink
                    href={hrefFor(slot)}
                    aria-label={`Page ${slot}`}
                    aria-current={slot === page ? 'page' : undefined}
                  >
                    {slot}
                  </PageLink>
                </li>
              ),
            )}
            <ArrowItem>
              {page < pageCount ? (
                <PageLink href={hrefFor(page + 1)} aria-label="Next page" rel="next">
                  <Icon icon={ChevronRight} />
                </PageLink>
              ) : (
                <DisabledArrow aria-hidden="true">
                  <Icon icon={ChevronRight} />
                </DisabledArrow>
              )}
            </ArrowItem>
          </Pages>
        </Nav>
      )}
    </Row>
  );
}
