import type { Task } from '@stockroom/contract';
import { IconButton } from '@stockroom/ui';
import { memo } from 'react';
import type { TitlePart } from '#features/tasks/model/markedParts';
import { useFormat } from '#shared/format/useFormat';
import { useTranslation } from '#shared/i18n/useTranslation';
import { RouterLink } from '#shared/links/RouterLink';
import { RowStart, type RowStartProps } from './RowStart';
import { RowTitle } from './RowTitle';
import { Count, Row, RowLink } from './TaskRows.styles';

/** A section of the list: a bold row above its tasks, which can be collapsed. */
export const SectionRow = memo(function SectionRow(props: SectionRowProps) {
  const { section, parts, count, href, isOpen, isCollapsed, onCollapse, ...start } = props;
  const { t } = useTranslation('tasks');
  const format = useFormat();
  const { title } = start;
  return (
    <Row data-row={section.id} data-open={isOpen || undefined} data-selected={start.isSelected || undefined}>
      <RowStart {...start} />
      <IconButton
        size="sm"
        icon={isCollapsed ? 'chevronRight' : 'chevronDown'}
        label={t(isCollapsed ? 'row.expand' : 'row.collapse', { title })}
        expanded={!isCollapsed}
        tooltip={false}
        onPress={() => onCollapse(section.id)}
      />
      <RowLink as={RouterLink} href={href} data-record={section.id} aria-current={isOpen || undefined}>
        <RowTitle title={section.title} shown={title} parts={parts} isSection />
      </RowLink>
      <Count>{t('row.open', { count, formatted: format.number(count) })}</Count>
    </Row>
  );
});

interface SectionRowProps extends RowStartProps {
  section: Task;
  parts: readonly TitlePart[] | undefined;
  /** Number of its open tasks. */
  count: number;
  href: string;
  isOpen: boolean;
  isCollapsed: boolean;
  onCollapse: (id: string) => void;
}
