import {
  ArrowPathIcon,
  ArrowTopRightOnSquareIcon,
  CheckCircleIcon,
  CheckIcon,
  ExclamationCircleIcon,
  ExclamationTriangleIcon,
  EyeIcon,
  EyeSlashIcon,
  InformationCircleIcon,
  XMarkIcon,
} from '@heroicons/react/20/solid';

/** Icons of the pages before signing in, and of what can appear anywhere: they arrive with the first script. */
export const firstIcons = {
  check: CheckIcon,
  checkCircle: CheckCircleIcon,
  close: XMarkIcon,
  error: ExclamationCircleIcon,
  external: ArrowTopRightOnSquareIcon,
  hide: EyeSlashIcon,
  info: InformationCircleIcon,
  retry: ArrowPathIcon,
  show: EyeIcon,
  warning: ExclamationTriangleIcon,
} as const;
