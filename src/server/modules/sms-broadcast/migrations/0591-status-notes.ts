/** The note next to a status is a code; the definition has the words. */
export const sql = /* sql */ `
update record set doc = jsonb_set(doc, '{status_note}', to_jsonb(
  case
    when doc->>'status_note' like 'Paused because your balance%' then 'balance'
    when doc->>'status_note' like 'Paused because most messages%' then 'failing'
    when doc->>'status_note' like 'Paused because the Sender ID%' then 'sender'
    when doc->>'status_note' like 'Paused because the contact file%' then 'contacts'
    when doc->>'status_note' like 'Your balance ran out.%' then 'covered'
    when doc->>'status_note' like 'Waiting: you%' then 'daily-limit'
    else 'account'
  end))
where entity = 'sms-campaign' and doc->>'status_note' <> '';
`
