import { useId, type ReactNode } from 'react';
import { SkeletonLine } from '../Skeleton';
import {
  Body,
  Caption,
  Cell,
  Grid,
  Head,
  HeadCell,
  HeadRow,
  EmptyMessage,
  PairLabel,
  Row,
  Scroller,
  Value,
} from './Table.styles';
import { useOverflow } from './useOverflow';

export interface TableColumn<Item> {
  key: string;
  label: string;
  render: (item: Item) => ReactNode;
  /** `end` for numbers and the last columns of a row. */
  align?: 'start' | 'end';
  /** Its cells name their rows. */
  isRowHeader?: boolean;
  tone?: 'plain' | 'strong' | 'quiet';
  /**
   * Position in a row on phones: `title` and `titleEnd` on the first line, `detail` and `detailEnd` below it, without their
   * labels; `pair` (default) on a separate line with its label.
   */
  phone?: 'title' | 'titleEnd' | 'detail' | 'detailEnd' | 'pair';
}

export interface TableProps<Item> {
  /** Title and accessible name of the table. */
  caption: string;
  /** Hides the caption visually, where a heading says the same. */
  isCaptionHidden?: boolean;
  /** From the start to the end of a row. */
  columns: readonly TableColumn<Item>[];
  /** One row each. */
  items: readonly Item[];
  /** Identifies the row of an item. */
  rowKey: (item: Item) => string;
  /** Shown when there are no items. */
  emptyText: string;
  /** Skeletons replace the rows. */
  isLoading?: boolean;
  /** Number of rows with skeletons. */
  loadingRows?: number;
}

/**
 * A data table. Below 641 px each row becomes a block, and stays a table row for assistive technology. A table wider than
 * its container scrolls, also with the keyboard.
 */
export function Table<Item>({
  caption,
  isCaptionHidden = false,
  columns,
  items,
  rowKey,
  emptyText,
  isLoading = false,
  loadingRows = 3,
}: TableProps<Item>) {
  const captionId = useId();
  const [scroller, hasOverflow] = useOverflow();
  const isEmpty = !isLoading && items.length === 0;
  const scrollProps = hasOverflow ? { tabIndex: 0, role: 'region', 'aria-labelledby': captionId } : {};
  const cellAttributes = ({ align = 'start', tone = 'plain', phone = 'pair' }: TableColumn<Item>) => ({
    'data-align': align,
    'data-tone': tone,
    'data-phone': phone,
  });

  const headerAttributes = ({ isRowHeader = false }: TableColumn<Item>) =>
    isRowHeader ? ({ as: 'th', role: 'rowheader', scope: 'row' } as const) : {};

  return (
    <Scroller ref={scroller} {...scrollProps}>
      <Grid aria-labelledby={captionId} aria-busy={isLoading || undefined}>
        <Caption id={captionId} data-hidden={isCaptionHidden}>
          {caption}
        </Caption>
        {!isEmpty && (
          <Head>
            <HeadRow>
              {columns.map(({ key, label, align = 'start' }) => (
                <HeadCell key={key} data-align={align}>
                  {label}
                </HeadCell>
              ))}
            </HeadRow>
          </Head>
        )}
        <Body>
          {isEmpty && (
            <Row>
              <Cell data-phone="pair" colSpan={columns.length}>
                <EmptyMessage>{emptyText}</EmptyMessage>
              </Cell>
            </Row>
          )}
          {isLoading &&
            Array.from({ length: loadingRows }, (_, index) => (
              <Row key={index} aria-hidden="true">
                {columns.map((column) => (
                  <Cell key={column.key} {...cellAttributes(column)}>
                    <SkeletonLine width="6rem" />
                  </Cell>
                ))}
              </Row>
            ))}
          {!isLoading &&
            items.map((item) => (
              <Row key={rowKey(item)}>
                {columns.map((column) => (
                  <Cell key={column.key} {...cellAttributes(column)} {...headerAttributes(column)}>
                    <PairLabel aria-hidden="true">{column.label}</PairLabel>
                    <Value>{column.render(item)}</Value>
                  </Cell>
                ))}
              </Row>
            ))}
        </Body>
      </Grid>
    </Scroller>
  );
}
