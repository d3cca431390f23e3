export { Alert, ALERT_TONES, ALERT_VARIANTS, type AlertTone, type AlertVariant, type AlertProps } from './components/Alert';
export { AttachmentList, type AttachmentListProps, type ShownAttachment } from './components/AttachmentList';
export { AppShell, hasRoomForNav, LAYOUTS, useRoomForNav, type AppShellProps, type LayoutName } from './components/AppShell';
export {
  Avatar,
  PRESENCES,
  PresenceMark,
  type AvatarProps,
  type PresenceMarkProps,
  type PresenceName,
} from './components/Avatar';
export { AvatarPicker, type AvatarPickerLabels, type AvatarPickerProps } from './components/AvatarPicker';
export {
  AreaChart,
  BarChart,
  ComboChart,
  LineChart,
  type AxisChartOptions,
  type BarChartProps,
  type ComboChartProps,
  type LineChartProps,
} from './components/AxisChart';
export { Badge, BADGE_TONES, type BadgeProps, type BadgeTone } from './components/Badge';
export { Breadcrumbs, type BreadcrumbItem, type BreadcrumbsProps } from './components/Breadcrumbs';
export {
  BUTTON_SIZES,
  BUTTON_VARIANTS,
  Button,
  type ButtonProps,
  type ButtonSize,
  type ButtonVariant,
} from './components/Button';
export { Card, type CardProps } from './components/Card';
export { Carousel, type CarouselProps } from './components/Carousel';
export {
  ChartFrame,
  type ChartFact,
  type ChartFrameProps,
  type ChartPoint,
  type ChartProps,
  type ChartSeries,
  type ChartLabels,
} from './components/ChartFrame';
export { ChatBubble, type ChatBubbleProps } from './components/ChatBubble';
export { ChatComposer, type ChatComposerProps } from './components/ChatComposer';
export { ChatPeople, type ChatPeopleProps, type ChatPerson } from './components/ChatPeople';
export { Chip, type ChipProps } from './components/Chip';
export { Checkbox, type CheckboxProps } from './components/Checkbox';
export { ComboBox, type ComboBoxOption, type ComboBoxProps } from './components/ComboBox';
export {
  CommandPalette,
  preloadCommandPalette,
  type CommandPaletteProps,
  type PaletteLabels,
  type PaletteScope,
} from './components/CommandPalette';
export { CompactNav, type CompactNavProps } from './components/CompactNav';
export { ConfirmDialog, type ConfirmDialogProps } from './components/ConfirmDialog';
export { ContextMenu, type ContextMenuProps, type RowMenu } from './components/ContextMenu';
export { CopyButton, copyText, type CopyButtonProps } from './components/CopyButton';
export { CountrySelect, type CountryItem, type CountrySelectProps } from './components/CountrySelect';
export {
  DataTable,
  type Column,
  type DataTableProps,
  type Expander,
  type Selection,
  type Sort,
  type VirtualRows,
} from './components/DataTable';
export { DateField, type DateFieldProps, type DayProblem } from './components/DateField';
export { DaySeparator, type DaySeparatorProps } from './components/DaySeparator';
export { DescriptionList, type DescriptionListProps } from './components/DescriptionList';
export { Dialog, DIALOG_SIZES, type DialogProps, type DialogSize } from './components/Dialog';
export { Disclosure, type DisclosureProps } from './components/Disclosure';
export { DonutChart, type DonutChartProps, type RoundChartProps } from './components/DonutChart';
export { Drawer, DRAWER_SIDES, DRAWER_SIZES, type DrawerProps, type DrawerSide, type DrawerSize } from './components/Drawer';
export { EmptyState, ILLUSTRATIONS, type EmptyStateProps, type IllustrationName } from './components/EmptyState';
export { ErrorState, type ErrorStateProps, useFocusFallback } from './components/ErrorState';
export { ErrorSummary, type ErrorSummaryProps } from './components/ErrorSummary';
export { FeedGroup, FeedItem, type FeedGroupProps, type FeedItemProps } from './components/FeedItem';
export type { FieldProps } from './components/Field';
export { FieldGrid, type FieldGridProps } from './components/FieldGrid';
export { FieldPanel, type FieldPanelProps } from './components/FieldPanel';
export { FileDrop, type FileDropProps, useFileDrop } from './components/FileDrop';
export { Flag, type FlagProps } from './components/Flag';
export { Form, type FormProps } from './components/Form';
export { focusNextOnEnter } from './components/Form/focusNextOnEnter';
export { Heading, type HeadingProps } from './components/Heading';
export { Highlight, type HighlightProps } from './components/Highlight';
export { HorizontalNav, type HorizontalNavProps } from './components/HorizontalNav';
export { Icon, iconNames, isIconName, type IconName, type IconProps } from './components/Icon';
export { IconButton, type IconButtonProps } from './components/IconButton';
export { Inline, type InlineProps } from './components/Inline';
export { KeyHint, type KeyHintProps } from './components/KeyHint';
export { IconPicker, type IconPickerProps } from './components/IconPicker';
export { LetterIndex, letterOf, type LetterIndexProps } from './components/LetterIndex';
export {
  ButtonLink,
  Link,
  LinkProvider,
  type AnchorProps,
  type ButtonLinkProps,
  type LinkProps,
  type LinkProviderProps,
} from './components/Link';
export { LiveRegion, type LiveRegionProps } from './components/LiveRegion';
export { LoadingBar, type LoadingBarProps } from './components/LoadingBar';
export { Logo, type LogoProps } from './components/Logo';
export { Masonry, type MasonryProps } from './components/Masonry';
export { AnchoredMenu, preloadMenu, type AnchoredMenuProps } from './components/Menu';
export { Menu, type MenuAction, type MenuDivider, type MenuEntry, type MenuProps, type MenuSectionItem } from './components/Menu';
export { MoneyField, type MoneyFieldProps } from './components/MoneyField';
export {
  NumberField,
  formatNumber,
  parseNumber,
  type NumberFieldProps,
  type NumberFormat,
  type NumberProblem,
  type ParsedNumber,
} from './components/NumberField';
export { focusTargets } from './focus/openers';
export { usePreserveRowFocus } from './focus/usePreserveRowFocus';
export { preloadOverlays } from './components/overlay/preloadOverlays';
export { Prewarm, type PrewarmProps } from './components/overlay/Prewarm';
export { foldText } from './components/OptionList/foldText';
export { isComposing } from './keys/isComposing';
export {
  PageHeader,
  PageHelp,
  PageHelpProvider,
  pageStack,
  type PageHeaderProps,
  type PageHelpProviderProps,
} from './components/PageHeader';
export { Pagination, type PaginationProps } from './components/Pagination';
export { PanelFrame, type PanelFrameProps } from './components/PanelFrame';
export { PasswordField, type PasswordFieldProps } from './components/PasswordField';
export { PhoneLink, type PhoneLinkProps } from './components/PhoneLink';
export {
  loadPhoneNumbers,
  PhoneField,
  type PhoneChange,
  type PhoneFieldProps,
  type PhoneNumbers,
  type PhoneProblem,
  type PhoneValue,
} from './components/PhoneField';
export { PeoplePicker, type PeoplePickerLabels, type PeoplePickerProps, type PickedPerson } from './components/PeoplePicker';
export { areaOf, centred, PictureCrop, type Crop, type CropLabels, type PictureCropProps } from './components/PictureCrop';
export { PolarAreaChart } from './components/PolarAreaChart';
export { Popover, type PopoverProps, type PopoverSize } from './components/Popover';
export { ProductThumb, type ProductThumbProps } from './components/ProductThumb';
export { ProgressBar, type ProgressBarProps } from './components/ProgressBar';
export { Prose } from './components/Prose';
export { RadarChart } from './components/RadarChart';
export { RadioCards, type RadioCardsProps } from './components/RadioCards';
export { RadioGroup, type RadioGroupProps } from './components/RadioGroup';
export {
  preloadRichText,
  RichTextField,
  type MailEditorToolProps,
  type MailEditorTools,
  type RichTextFieldProps,
  type RichTextLabels,
} from './components/RichTextField';
export { RecordHeader, type RecordHeaderProps } from './components/RecordHeader';
export { RowsField, type RowsFieldProps } from './components/RowsField';
export { SCENES, SceneArt, type SceneArtProps, type SceneName } from './components/SceneArt';
export {
  SearchResults,
  type SearchResultGroup,
  type SearchResultItem,
  type SearchResultsProps,
} from './components/SearchResults';
export { SearchField, type SearchFieldProps } from './components/SearchField';
export { SegmentedControl, type SegmentedControlProps } from './components/SegmentedControl';
export { Select, type SelectProps } from './components/Select';
export { SelectionBar, type SelectionBarProps, type SelectionProgress } from './components/SelectionBar';
export { ShortcutTile, ShortcutTiles, type ShortcutTileProps } from './components/ShortcutTile';
export {
  ShortcutSheet,
  type ShortcutSheetGroup,
  type ShortcutSheetProps,
  type ShortcutSheetRow,
} from './components/ShortcutSheet';
export { SIDE_NAV_ITEM_TYPES, SideNav, type SideNavItem, type SideNavItemType, type SideNavProps } from './components/SideNav';
export { Skeleton, type SkeletonProps } from './components/Skeleton';
export { Sparkline, type SparklineProps } from './components/Sparkline';
export { Spinner, type SpinnerProps } from './components/Spinner';
export { Stack, type StackProps } from './components/Stack';
export { Stat, type StatProps } from './components/Stat';
export { Stepper, type StepperProps, type StepState } from './components/Stepper';
export { StockLevel, stockLevel, type StockLevelName, type StockLevelProps } from './components/StockLevel';
export { SwatchGroup, type SwatchGroupProps } from './components/SwatchGroup';
export { Switch, type SwitchProps } from './components/Switch';
export { TabList, type TabListItem, type TabListProps } from './components/Tabs';
export { Tabs, type TabItemProps, type TabsProps } from './components/Tabs';
export {
  TagPicker,
  type TagChange,
  type TagColors,
  type TagDrafts,
  type TagPickerLabels,
  type TagPickerProps,
  type TagRenaming,
} from './components/TagPicker';
export { Text, type TextProps } from './components/Text';
export { TextArea, type TextAreaProps } from './components/TextArea';
export { TextField, type TextFieldProps } from './components/TextField';
export { ThemeStage, type ThemeStageProps } from './components/ThemeStage';
export {
  createToastStore,
  keepToastsAbove,
  ToastRegion,
  TOAST_TONES,
  useToasts,
  type ToastClock,
  type ToastItem,
  type ToastRegionProps,
  type ToastStore,
  type ToastTone,
} from './components/Toast';
export { Tooltip, type TooltipProps } from './components/Tooltip';
export { TopBar, type TopBarProps } from './components/TopBar';
export { VirtualList, type VirtualListHandle, type VirtualListProps, type VirtualSection } from './components/VirtualList';
export { VisuallyHidden, type VisuallyHiddenProps } from './components/VisuallyHidden';
export {
  PICTURE_ACCEPT,
  pictureUrl,
  readPicture,
  scalePicture,
  toDataUrl,
  type PictureArea,
  type PictureProblem,
  type PictureSize,
  type PictureSpec,
} from './pictures';
export { SCHEMES, THEMES, type SchemeName, type ThemeName } from './theme/themeNames';
export { themeClass } from './theme/themeClass';
export {
  awningStripe,
  color,
  colorVariable,
  focusRing,
  font,
  fontSize,
  media,
  motion,
  pageWidth,
  radius,
  shadow,
  size,
  space,
  topBarHeight,
  visuallyHidden,
  z,
} from './tokens/css';
export { breakpoints } from './tokens/scales';
