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
  Nothing,
  PairName,
  Row,
  Scroller,
  Value,
} from './Table.styles';
import { useOverflow } from './useOverflow';

export interface TableColumn<Item> {
  key: string;
  /** The column's name. */
  label: string;
  render: (item: Item) => ReactNode;
  /** `end` for numbers and for what closes a row. */
  align?: 'start' | 'end';
  tone?: 'plain' | 'strong' | 'quiet';
  /**
   * Where it stands in a phone's row: `title` and `titleEnd` on the first line, `detail` and `detailEnd` under them
   * without their names, `pair` (the usual) on a line of its own beside its name.
   */
  phone?: 'title' | 'titleEnd' | 'detail' | 'detailEnd' | 'pair';
}

export interface TableProps<Item> {
  /** What the table holds; its accessible name. */
  caption: string;
  /** Keeps the caption for screen readers, where a heading says the same. */
  isCaptionHidden?: boolean;
  columns: readonly TableColumn<Item>[];
  items: readonly Item[];
  rowKey: (item: Item) => string;
  /** In place of the table when there are no items. */
  emptyText: string;
  isLoading?: boolean;
  /** How many rows stand in while it loads. */
  loadingRows?: number;
}

/**
 * Rows of equal things. Below 641 px each row becomes a block, and stays a row of a table for assistive technology: the
 * roles are written out, because another display takes them away. Where it is still wider than its box it scrolls, with
 * the keyboard too.
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
  const scrolling = hasOverflow ? { tabIndex: 0, role: 'region', 'aria-labelledby': captionId } : {};
  const cellLook = ({ align = 'start', tone = 'plain', phone = 'pair' }: TableColumn<Item>) => ({
    'data-align': align,
    'data-tone': tone,
    'data-phone': phone,
  });

  return (
    <Scroller ref={scroller} {...scrolling}>
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
                <Nothing>{emptyText}</Nothing>
              </Cell>
            </Row>
          )}
          {isLoading &&
            Array.from({ length: loadingRows }, (_, at) => (
              <Row key={at} aria-hidden="true">
                {columns.map((column) => (
                  <Cell key={column.key} {...cellLook(column)}>
                    <SkeletonLine width="6rem" />
                  </Cell>
                ))}
              </Row>
            ))}
          {!isLoading &&
            items.map((item) => (
              <Row key={rowKey(item)}>
                {columns.map((column) => (
                  <Cell key={column.key} {...cellLook(column)}>
                    <PairName aria-hidden="true">{column.label}</PairName>
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
