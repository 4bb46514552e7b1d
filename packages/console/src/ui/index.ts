export { Button, type ButtonProps } from './actions/button.tsx'
export type { Icon } from './actions/icon.ts'
export { IconButton, type IconButtonProps } from './actions/icon-button.tsx'
export { Kbd } from './actions/kbd.tsx'
export { LinkButton, type LinkButtonProps } from './actions/link-button.tsx'
export type { OffState } from './actions/off-state.ts'
export { Checkbox, type CheckboxProps, Switch, type SwitchProps } from './form/checkbox.tsx'
export {
  NumberScale,
  type NumberScaleProps,
  SegmentedControl,
  type SegmentedControlProps,
} from './form/choices.tsx'
export { Combobox, type ComboboxProps } from './form/combobox.tsx'
export { Field, type FieldProps } from './form/field.tsx'
export { Select, type SelectOption, type SelectProps } from './form/select.tsx'
export { TextArea, type TextAreaProps, TextInput, type TextInputProps } from './form/text-input.tsx'
export { type ShortcutOptions, type Shortcuts, useShortcuts } from './keys/use-shortcuts.ts'
export { ConfirmDialog, type ConfirmDialogProps } from './layers/confirm-dialog.tsx'
export { Dialog, type DialogProps } from './layers/dialog.tsx'
export { Menu, MenuButton, type MenuItem, type MenuProps, preloadMenus } from './layers/menu.tsx'
export { Popover, type PopoverProps, preloadPopovers } from './layers/popover.tsx'
export { closeToast, showToast, type ToastMessage } from './layers/toast-queue.ts'
export { preloadToasts, ToastRegion } from './layers/toasts.tsx'
export { type LazyPart, lazyPart, type PartFrame, type PartWait } from './lazy/lazy-part.tsx'
export { dialogFrame, noFrame, panelFrame, popupFrame } from './lazy/part-frames.tsx'
export { Age } from './marks/age.tsx'
export {
  CountBadge,
  Dash,
  DotMark,
  LevelBars,
  Mono,
  Pulse,
  RedDot,
  ShareBar,
  VisuallyHidden,
} from './marks/small-marks.tsx'
export { Badge, type MarkProps, StatusMark } from './marks/status-mark.tsx'
export { type Shape, StatusShape } from './marks/status-shape.tsx'
export type { Tone } from './marks/tone.ts'
export { Banner, type BannerProps } from './surfaces/banner.tsx'
export { Chip } from './surfaces/chip.tsx'
export { EmptyState, type EmptyStateProps } from './surfaces/empty-state.tsx'
export { OfflineStrip, type OfflineStripProps } from './surfaces/offline-strip.tsx'
export { Pagination, type PaginationProps } from './surfaces/pagination.tsx'
export { Skeleton, useLongWait } from './surfaces/skeleton.tsx'
export { TabGroup, type TabItem, TabList, TabPanel } from './surfaces/tabs.tsx'
export { Tile, TileGrip, type TileProps } from './surfaces/tile.tsx'
export { DataTable, type DataTableProps } from './table/data-table.tsx'
export type { Selection } from './table/row-selection.ts'
export type { CardParts } from './table/table-cards.tsx'
export type { ColumnFilter, DataColumn, RowAction, TableFilters, TableSort } from './table/table-types.ts'
export { useChangedRows } from './table/use-changed-rows.ts'
export { ThemeProvider, useTheme } from './theme/theme-provider.tsx'
export { BREAKPOINTS, type Breakpoint, useBelow, useMediaQuery } from './theme/use-media-query.ts'
export { type Tip, tipProps } from './tips/tip-props.ts'
export { preloadTooltips, TooltipLayer } from './tips/tooltip-layer.tsx'
