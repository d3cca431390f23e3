import type { IconName } from '../Icon/icons';
import { IconButton } from '../IconButton/IconButton';
import { hasAppleKeys, keyNames } from '../KeyHint/keyNames';
import { Tooltip } from '../Tooltip';
import { FORMAT_KEYS, type FormatName } from './document/commands';
import type { RichTextLabels } from './types';

const ICONS: Record<FormatName, IconName> = {
  bold: 'bold',
  italic: 'italic',
  underline: 'underline',
  bulletList: 'bulletList',
  numberedList: 'numberedList',
  alignLeft: 'alignLeft',
  alignCenter: 'alignCenter',
  alignRight: 'alignRight',
  clear: 'clearFormat',
};

/** A button of the toolbar; its tooltip also shows its keys. */
export function FormatButton({ name, labels, pressed, disabled, tabIndex, onPress }: FormatButtonProps) {
  const isApple = hasAppleKeys();
  const printed = keyNames(FORMAT_KEYS[name], isApple)
    .flat()
    .join(isApple ? '' : '+');
  return (
    <Tooltip text={`${labels[name]} (${printed})`} describes={false}>
      <IconButton
        icon={ICONS[name]}
        label={labels[name]}
        size="sm"
        tooltip={false}
        pressed={pressed}
        disabled={disabled}
        tabIndex={tabIndex}
        aria-keyshortcuts={FORMAT_KEYS[name].replace('mod', isApple ? 'Meta' : 'Control').replace('shift', 'Shift')}
        onPress={onPress}
      />
    </Tooltip>
  );
}

interface FormatButtonProps {
  name: FormatName;
  labels: RichTextLabels;
  pressed: boolean | undefined;
  disabled: boolean;
  tabIndex: 0 | -1;
  onPress: () => void;
}
