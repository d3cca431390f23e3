export { ChatPeople, type ChatPeopleProps, type ChatPerson } from './ChatPeople';
