/** A short article of our own to try the reader and the highlighter with, by language of the interface. */
export const sampleArticles: Record<string, { readonly title: string; readonly text: string }> = {
  en: {
    title: 'The forgetting curve, revisited',
    text: `In 1879 Hermann Ebbinghaus began to memorize nonsense. He made more than two thousand syllables that mean nothing in any language, shuffled them, and read lists of them aloud to the beat of a metronome until he could say each list twice without a mistake. Then he waited, sometimes for an hour, sometimes for a month, and learned the same list again.

## Savings

What interested him was not how much he could still recite. Usually that was nothing. He counted how much less work the second learning was than the first, and called the difference *savings*. A list that needs half the time again is half remembered, although not one syllable of it comes to mind.

Plotted over time, savings fall steeply at first. After an hour more than half is gone, after a day two thirds. Then the curve flattens: between the second day and the thirty-first it loses hardly more than in the first twenty minutes.

## What follows from it

Two things follow, and both are as true of an article that you have saved as of syllables.

- **Come back early.** A look at your notes tomorrow is worth more than an hour next month, because it meets the steep part of the curve.
- **Come back again.** After each repetition the curve falls more slowly, so the pauses may grow: a day, a week, a month.

Mark the sentence that you would like to meet again. Select it with the pointer, and choose Highlight. It will wait in the list beside the text, and this whole article can be deleted with one click.`,
  },
  es: {
    title: 'La curva del olvido, revisitada',
    text: `En 1879 Hermann Ebbinghaus empezó a memorizar cosas sin sentido. Inventó más de dos mil sílabas que no significan nada en ningún idioma, las mezcló y leyó listas de ellas en voz alta al ritmo de un metrónomo hasta poder decir cada lista dos veces sin un error. Luego esperaba, a veces una hora, a veces un mes, y aprendía la misma lista otra vez.

## El ahorro

No le interesaba cuánto podía recitar todavía. Por lo general, nada. Contaba cuánto menos trabajo le daba el segundo aprendizaje que el primero, y llamó *ahorro* a la diferencia. Una lista que pide la mitad del tiempo está medio recordada, aunque no venga a la mente ni una sílaba.

Dibujado en el tiempo, el ahorro cae al principio en picado. Tras una hora se ha ido más de la mitad; tras un día, dos tercios. Después la curva se aplana: entre el segundo día y el trigésimo primero pierde apenas más que en los primeros veinte minutos.

## Lo que se sigue de ello

Se siguen dos cosas, y ambas valen tanto para un artículo guardado como para las sílabas.

- **Vuelve pronto.** Una mirada a tus notas mañana vale más que una hora el mes que viene, porque llega a la parte empinada de la curva.
- **Vuelve otra vez.** Tras cada repetición la curva cae más despacio, así que las pausas pueden crecer: un día, una semana, un mes.

Marca la frase que te gustaría volver a encontrar. Selecciónala con el puntero y elige Resaltar. Te esperará en la lista junto al texto, y este artículo entero se elimina con un clic.`,
  },
  zh: {
    title: '重访遗忘曲线',
    text: `1879 年，赫尔曼·艾宾浩斯开始背诵毫无意义的东西。他编了两千多个在任何语言里都没有意思的音节，打乱次序，跟着节拍器的节奏大声朗读一组组音节，直到能把每一组连续两遍准确无误地背出来。然后他等上一段时间，有时一小时，有时一个月，再把同一组重新学一遍。

## 节省量

他关心的不是自己还能背出多少。通常一个也背不出来。他计算的是第二次学习比第一次少费多少工夫，并把这个差别叫作*节省量*。如果重学只需要一半时间，那么即使一个音节也想不起来，也算记住了一半。

按时间画出来，节省量起初急剧下降：一小时后失去一半以上，一天后失去三分之二。随后曲线变平：从第二天到第三十一天失去的，几乎不比最初二十分钟多。

## 由此得出什么

由此得出两点，它们对你保存的文章和对那些音节同样成立。

- **早点回来。** 明天看一眼笔记，比下个月花一小时更有用，因为那时正处在曲线最陡的一段。
- **再回来一次。** 每重复一次，曲线就下降得更慢，间隔也就可以拉长：一天、一周、一个月。

把你想再次遇到的句子标出来：用指针选中它，然后选择“高亮”。它会在文字旁边的列表里等你，而整篇文章只需点一下就能删除。`,
  },
  ar: {
    title: 'منحنى النسيان من جديد',
    text: `في عام 1879 بدأ هيرمان إبنغهاوس يحفظ ما لا معنى له. صنع أكثر من ألفي مقطع لا تعني شيئًا في أي لغة، وخلطها، وقرأ قوائم منها بصوت عالٍ على إيقاع بندول حتى استطاع أن يردد كل قائمة مرتين بلا خطأ. ثم انتظر، ساعةً أحيانًا وشهرًا أحيانًا أخرى، وتعلم القائمة نفسها من جديد.

## ما يُوفَّر

لم يكن يعنيه كم لا يزال قادرًا على ترديده، فغالبًا ما كان ذلك لا شيء. بل حسب كم نقص الجهد في التعلم الثاني عن الأول، وسمّى الفرق *التوفير*. فالقائمة التي تحتاج إلى نصف الوقت مرة أخرى محفوظة إلى نصفها، وإن لم يخطر منها مقطع واحد بالبال.

وإذا رُسم التوفير على الزمن، هبط في البداية هبوطًا حادًا. بعد ساعة يضيع أكثر من النصف، وبعد يوم الثلثان. ثم يستوي المنحنى: بين اليوم الثاني والحادي والثلاثين لا يكاد يفقد أكثر مما فقده في الدقائق العشرين الأولى.

## ما يترتب على ذلك

يترتب على ذلك أمران، وكلاهما يصدق على مقال حفظته كما يصدق على المقاطع.

- **العودة مبكرًا.** نظرة إلى ملاحظاتك غدًا أنفع من ساعة في الشهر القادم، لأنها تلقى الجزء الحاد من المنحنى.
- **العودة مرة أخرى.** بعد كل تكرار يهبط المنحنى أبطأ، فيمكن أن تطول الفترات: يوم، أسبوع، شهر.

ظلّل الجملة التي تود أن تلقاها ثانية: حددها بالمؤشر، ثم اختر «تظليل». ستنتظرك في القائمة بجانب النص، ويمكن حذف هذا المقال كله بنقرة واحدة.`,
  },
  he: {
    title: 'עקומת השכחה, במבט נוסף',
    text: `בשנת 1879 החל הרמן אבינגהאוס לשנן דברים חסרי משמעות. הוא יצר יותר מאלפיים הברות שאינן אומרות דבר בשום שפה, ערבב אותן וקרא רשימות שלהן בקול לקצב מטרונום, עד שיכול היה לומר כל רשימה פעמיים בלי טעות. אחר כך המתין, לעיתים שעה ולעיתים חודש, ולמד את אותה רשימה שוב.

## החיסכון

לא עניין אותו כמה עדיין ידע לדקלם. בדרך כלל זה היה כלום. הוא ספר כמה פחות עבודה דרשה הלמידה השנייה מן הראשונה, וקרא להפרש *חיסכון*. רשימה שדורשת שוב מחצית מן הזמן זכורה למחצה, גם אם אף הברה ממנה אינה עולה בזיכרון.

כשמציירים את החיסכון לאורך זמן, הוא צונח בתלילות בהתחלה. אחרי שעה אבד יותר ממחצית, אחרי יום שני שלישים. אחר כך העקומה מתיישרת: בין היום השני ליום השלושים ואחד אובד בקושי יותר מאשר בעשרים הדקות הראשונות.

## מה נובע מכך

נובעים מכך שני דברים, ושניהם נכונים למאמר שנשמר כמו להברות.

- **לחזור מוקדם.** מבט בפתקים מחר שווה יותר משעה בחודש הבא, כי הוא פוגש את החלק התלול של העקומה.
- **לחזור שוב.** אחרי כל חזרה העקומה יורדת לאט יותר, ולכן ההפסקות יכולות להתארך: יום, שבוע, חודש.

כדאי לסמן את המשפט שנעים יהיה לפגוש שוב: לבחור אותו בסמן ואז ״הדגשה״. הוא ימתין ברשימה שליד הטקסט, ואת המאמר כולו אפשר למחוק בלחיצה אחת.`,
  },
};

/** Whether a source is the sample, in whatever language it was added. */
export const isSample = ({ type, title }: { readonly type: string; readonly title: string }): boolean =>
  type === 'CONTENT' && Object.values(sampleArticles).some((article) => article.title === title);
