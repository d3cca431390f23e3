import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { MailListQuery } from '../model/mailAddress';
import { fetchConversation, fetchMailFolders, fetchMails, fetchMailSettings } from './mailCalls';
import { mailKeys } from './mailKeys';
import { fetchMailLabels } from './mailLabelCalls';

/** A page of mails. While another one loads, the last stays visible. */
export const mailsQuery = (list: MailListQuery) =>
  queryOptions({
    queryKey: mailKeys.list(list),
    queryFn: ({ signal }) => fetchMails(list, signal),
    placeholderData: keepPreviousData,
  });

/** A mail with its conversation: the mails it answers and those that answer it. */
export const conversationQuery = (mailId: string) =>
  queryOptions({ queryKey: mailKeys.conversation(mailId), queryFn: ({ signal }) => fetchConversation(mailId, signal) });

export const mailFoldersQuery = () =>
  queryOptions({ queryKey: mailKeys.folders(), queryFn: ({ signal }) => fetchMailFolders(signal) });

export const mailLabelsQuery = () =>
  queryOptions({ queryKey: mailKeys.labels(), queryFn: ({ signal }) => fetchMailLabels(signal) });

export const mailSettingsQuery = () =>
  queryOptions({ queryKey: mailKeys.settings(), queryFn: ({ signal }) => fetchMailSettings(signal) });
