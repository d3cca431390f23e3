import '@stockroom/ui/panel-icons';
import { IconButton, type IconButtonProps, Popover, type PopoverProps, Skeleton } from '@stockroom/ui';
import { Suspense } from 'react';
import { useTranslation } from '../i18n/useTranslation';
import { lazyPanel } from '../panels/lazyPanel';

const EmojiPicker = lazyPanel(() => import('./EmojiPicker').then((module) => module.EmojiPicker));

/** Button that opens all emoji. Loads their code and names only when somebody is about to press it. */
export function EmojiButton(props: EmojiButtonProps) {
  return (
    <Suspense fallback={<Skeleton shape="rect" width="var(--size-control)" height={36} />}>
      <WithTexts {...props} />
    </Suspense>
  );
}

/** Suspends on its own texts, without the field beside it. */
function WithTexts({ onChoose, label, placement = 'top start', variant, size, disabled, tabIndex }: EmojiButtonProps) {
  const { t } = useTranslation('emoji');
  return (
    <Popover
      label={t('title')}
      placement={placement}
      trigger={
        <EmojiPicker.Preloader>
          <IconButton
            icon="smile"
            label={label ?? t('open')}
            variant={variant}
            size={size}
            disabled={disabled}
            tabIndex={tabIndex}
          />
        </EmojiPicker.Preloader>
      }
    >
      {(close) => (
        <EmojiPicker
          onChoose={(emoji) => {
            close();
            onChoose(emoji);
          }}
        />
      )}
    </Popover>
  );
}

export interface EmojiButtonProps
  extends Pick<IconButtonProps, 'variant' | 'size' | 'disabled' | 'tabIndex'>, Pick<PopoverProps, 'placement'> {
  /** Called with the emoji in the chosen skin tone, after the picker has closed. */
  onChoose: (emoji: string) => void;
  /** Its purpose: "React with an emoji". @default 'Emoji' in the person's language */
  label?: string;
}
