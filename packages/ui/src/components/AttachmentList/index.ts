export { AttachmentList } from './AttachmentList';
export type { AttachmentListProps, ShownAttachment } from './AttachmentList';
