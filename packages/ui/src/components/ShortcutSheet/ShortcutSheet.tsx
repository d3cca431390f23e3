import { Dialog } from '../Dialog/Dialog';
import { KeyHint } from '../KeyHint/KeyHint';
import { Link } from '../Link/Link';
import { Switch } from '../Switch/Switch';
import { Group, Groups, GroupTitle, Help, Name, Row, Rows } from './ShortcutSheet.styles';

/**
 * All keyboard shortcuts, by kind, and the switch that turns off those without a modifier (WCAG 2.1.4). Renders a modal
 * `dialog` with a description list for each kind.
 */
export function ShortcutSheet({ open, onOpenChange, groups, singleKeys, onSingleKeysChange, help, labels }: ShortcutSheetProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={labels.title} closeLabel={labels.close} size="lg">
      <Groups>
        {groups.map((group) => (
          <Group key={group.id}>
            <GroupTitle>{group.title}</GroupTitle>
            <Rows>
              {group.rows.map(({ id, title, keys, isSingleKey }) => (
                <Row key={id} data-off={(isSingleKey && !singleKeys) || undefined}>
                  <Name>{title}</Name>
                  <dd>
                    <KeyHint keys={keys} />
                  </dd>
                </Row>
              ))}
            </Rows>
          </Group>
        ))}
      </Groups>
      <Switch label={labels.singleKeys} help={labels.singleKeysHelp} checked={singleKeys} onChange={onSingleKeysChange} />
      {help && (
        <Help>
          <Link href={help.href} onNavigate={() => onOpenChange(false)}>
            {help.label}
          </Link>
        </Help>
      )}
    </Dialog>
  );
}

export interface ShortcutSheetGroup {
  id: string;
  title: string;
  rows: readonly ShortcutSheetRow[];
}

export interface ShortcutSheetRow {
  id: string;
  title: string;
  /** Keys as in `KeyHint`. */
  keys: string;
  /** Whether it needs no modifier, so that the switch turns it off. */
  isSingleKey?: boolean;
}

export interface ShortcutSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  groups: readonly ShortcutSheetGroup[];
  /** Whether shortcuts without a modifier are on. */
  singleKeys: boolean;
  onSingleKeysChange: (on: boolean) => void;
  /** Link to the help of the current page. */
  help?: { label: string; href: string };
  labels: { title: string; close: string; singleKeys: string; singleKeysHelp: string };
}
