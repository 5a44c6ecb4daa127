// Written by codegen from definitions/. Do not edit.
export const items = [
{"value":"en","text":"English","message":"{code} is your verification code. Don’t share it with anyone."},
{"value":"de","text":"German","message":"{code} ist Ihr Bestätigungscode. Geben Sie ihn nicht weiter."},
{"value":"fr","text":"French","message":"{code} est votre code de vérification. Ne le communiquez à personne."},
{"value":"es","text":"Spanish","message":"{code} es su código de verificación. No lo comparta con nadie."},
{"value":"it","text":"Italian","message":"{code} è il tuo codice di verifica. Non condividerlo con nessuno."},
{"value":"nl","text":"Dutch","message":"{code} is uw verificatiecode. Deel deze met niemand."},
{"value":"pt","text":"Portuguese","message":"{code} é o seu código de verificação. Não o partilhe com ninguém."},
{"value":"pl","text":"Polish","message":"{code} to Twój kod weryfikacyjny. Nie udostępniaj go nikomu."}
]
