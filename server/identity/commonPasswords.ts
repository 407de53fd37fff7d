const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/**
 * The commonest passwords of ten and more characters in the big public breaches, lower case; those that
 * `passwordRules.ts` recognises by their pattern are left out.
 */
export const commonPasswords = list(`
  123456789a 123456789q 123456789z 123456789m 123456789s 123456789k 123456789aa 123456789abc 1234567899 1234567891
  12345678900 123456789123 1234567890a 1234567890q 123456123456 12345612345 1234512345 1234554321 0987654321q
  987654321a 9876543210a 01234567899 012345678910 1234567890- 1234567890-= 123123123a 123321123321 1233211234567
  112233445566 11223344556677 1122334455667788 102030405060 10203040506070 147258369a 147852369a 1472583690
  147258369147 159357159357 159753159753 159951159951 741852963a 7418529630 789456123a 7894561230 7894561230.
  963852741a 123654789a 1236547890 135792468a 1357924680 13579246810 2468013579 a123456789 a1234567890 aa123456789
  q123456789 q1234567890 z123456789 s123456789 m123456789 abc123456789 abcd12345678 abcd1234abcd abc123abc123
  123abc123abc a1b2c3d4e5 a1b2c3d4e5f6 a1s2d3f4g5 a1s2d3f4g5h6 1a2b3c4d5e 1a2b3c4d5e6f 1a2s3d4f5g 1z2x3c4v5b
  1z2x3c4v5b6n z1x2c3v4b5 q1w2e3r4t5 q1w2e3r4t5y6 1qazxsw23edc 1qaz2wsx!qaz 1qaz@wsx3edc !qaz2wsx#edc 1qazse4rfv
  qazwsxedcrfv qazxswedcvfr qazwsxedcrfvtgb zaq12wsxcde3 zaq1xsw2cde3 zaq12wsx3edc xsw2zaq1cde3 wsxedcrfvtgb
  qweasdzxc123 qweasdzxcrfv qweqweqwe123 qwe123qwe123 qwe123456789 qwer1234qwer qwerasdfzxcv qwert12345 qwerty1234567
  qwerty12345678 qwerty123456789 qwertyqwerty1 qwertyasdfgh qwertyuiop1234567890 123qweasdzxc 1q2w3e4rasdf
  asdf1234asdf asdfasdf123 asdzxc123456 asd123456789 asdf123456789 zxc123456789 qwaszx123456 qazqazqaz1 poiuytrewq1
  mnbvcxz123 0okmnji98uhb 9ijn8uhb7ygv yhnujmikolp plokijuhyg lkjhgfdsa1 5t4r3e2w1q zse4xdr5cft6 iloveyouforever
  iloveyousomuch iloveyoumore iloveyoubaby iloveyou2much iloveme123 ilovemyself ilovemymom ilovemyfamily ilovemylife
  ilovejesus jesusislord jesussaves godisgood1 godislove1 godisgreat thankyougod thisismypassword passwordpassword1
  password12345678 letmeinplease letmeinnow pleasechangeme trustnoone1 ihateyou12345 fuckyouall motherfucker
  whatthefuck nothing123 mysecret123 correcthorsebatterystaple liverpoolfc manchesterunited manunited1 fcbarcelona1
  chelseafc1 galatasaray fenerbahce1907 besiktas1903 blink182blink linkinpark1 greenday123 tokiohotel harrypotter1
  startrek123 dragonball counterstrike worldofwarcraft runescape123 playstation3 xbox360xbox gamecube123 tinkerbell1
  mickeymouse winniethepooh spongebob1 volleyball1 skateboard1 snowboarding cheerleader sweetheart1 g_czechout
  woaini1314520 5201314520 aini1314520 caonima123 zhangwei123 wang123456 li123456789 contraseña teamomucho
  tequieromucho amorporsiempre
`);

/** Words that people dress up with digits and signs and then take for a password; lower case, letters only. */
export const commonWords = list(`
  password passwort passwords passw passwd pass mypassword newpassword thepassword qwerty qwertyuiop qwertz azerty
  asdfgh asdfghjkl zxcvbnm qazwsx qazwsxedc letmein welcome admin administrator adminadmin login master root user
  guest test testing tester testtest changeme secret default temp temppass demo abc abcd abcde abcdef abcdefg
  abcdefgh iloveyou iloveu loveyou lovely loveme forever princess sunshine dragon monkey football baseball
  basketball hockey soccer superman batman spiderman pokemon starwars michael michelle jennifer jessica jordan
  daniel charlie thomas robert andrew matthew joshua ashley nicole samantha anthony christian christopher alexander
  alexandra elizabeth stephanie liverpool chelsea arsenal barcelona realmadrid juventus manchester computer internet
  google facebook youtube whatever freedom summer winter spring autumn shadow killer trustno fuckyou asshole cheese
  chocolate butterfly strawberry banana cookie ginger pepper hunter ranger harley mustang corvette ferrari porsche
  mercedes yamaha samsung apple android windows linux oracle cisco microsoft minecraft naruto metallica slipknot
  blink nirvana eminem hellokitty babygirl babyboy beautiful angel angels jesus jesuschrist christ heaven family
  mother father monday friday january december knowledgevault knowledge vault contrasena teamo tequiero hola woaini
`);
