// How responses label, give and deny in the languages that models answer in, as data. English is in `cues.ts`; what
// other languages share with it is not listed again. Each entry is lower-case; `|` divides phrases.

export interface Tongue {
  /** Words for the answer, after which it follows. */
  readonly answer: string
  /** Words between those and the answer: `is`. */
  readonly is: string
  readonly yes: string
  readonly no: string
  /** There is no such thing. */
  readonly none: string
  /** The word before the name of an option. */
  readonly option: string
  /** Before the thing that is not meant. */
  readonly notThis: string
  /** After a thing: it is not the answer. */
  readonly bad: string
  readonly good: string
  /** After a thing: it cannot be done, or reached. */
  readonly unfit: string
  readonly fit: string
  readonly because: string
  readonly but: string
  readonly so: string
  /** Takes back what was stated before. */
  readonly wait: string
  /** Of a step or a fact: it is taken out. */
  readonly drop: string
  /** What a step or a fact is to be instead. */
  readonly must: string
  /** Things that a number before them counts. */
  readonly counted: string
  readonly index: string
  /** What comes is only an example. */
  readonly example: string
  /** What comes is chosen. */
  readonly prefer: string
  /** There is no such thing: a source of an expression. */
  readonly noSuch: string
}

export const tongues: Readonly<Record<string, Tongue>> = {
  es: {
    answer:
      'respuesta final|respuesta correcta|respuesta|solución|conclusión|resultado|opción correcta|alternativa correcta|próxima acción|siguiente acción|mejor acción',
    is: 'es|sería',
    yes: 'sí|si|verdadero|correcto|cierto|afirmativo',
    no: 'no|falso|incorrecto|negativo',
    none: 'ninguno|ninguna|no hay ninguna?|no existe ninguna?|no existe|no hay',
    option: 'opción|alternativa|letra',
    notThis:
      'y no|no es la|no es el|no la|no el|no la opción|en lugar de|en vez de|primero pensé en|al principio pensé en|inicialmente pensé en|pero no',
    bad: 'no es correcta|no es correcto|es incorrecta|es incorrecto|no es la respuesta|no sirve|no es válida|no es válido|es errónea|son incorrectas|son incorrectos|son falsas|son erróneas|queda descartada|queda descartado|quedan descartadas|nos aleja|nos alejaría|está mal|están mal|fallan|falla',
    good: 'mejor es|es mejor|lo mejor es|es correcta|es correcto|es la correcta|es la respuesta|es la mejor',
    unfit:
      'no es aplicable|no se puede aplicar|no es posible|no se puede alcanzar|nunca puede|inalcanzable|no es alcanzable|no se cumple|nunca se cumple|no puede ejecutarse|no se puede ejecutar|es imposible|no puede|no se puede',
    fit: 'es aplicable|es posible|se puede aplicar|es alcanzable|se puede alcanzar|se puede ejecutar|son aplicables',
    because: 'porque|ya que|dado que|puesto que|debido a',
    but: 'pero|sino|sin embargo',
    so: 'por lo tanto|por tanto|por consiguiente|entonces|así que',
    wait: 'espera|perdón|en realidad|corrección|me equivoqué',
    drop: 'sobra|sobran|es innecesario|es superfluo|no es necesario|no hace falta|eliminar|eliminemos|elimina|se elimina|debe eliminarse|quitar|quita|omitir|no se cumple',
    must: 'debe ser|debería ser|tiene que ser|debe decir',
    counted: 'acciones|pasos|bloques|condiciones|precondiciones',
    index: 'índice',
    example: 'por ejemplo',
    prefer: 'elijo|escojo|me quedo con|es decir|a saber|debe ser|tiene que ser',
    noSuch:
      'no (?:existe|hay) (?:tal|ningun[ao]?|dich[ao])[^.\\n]{0,30}|(?:tod[ao]s|cada)[^.\\n]{0,50} puede[n]? (?:llegar|volverse|hacerse|alcanzarse|aplicarse)',
  },
  fr: {
    answer:
      'réponse finale|bonne réponse|réponse correcte|réponse|solution|conclusion|résultat|option correcte|bonne option|prochaine action|meilleure action',
    is: 'est|serait',
    yes: 'oui|vrai|exact',
    no: 'non|faux',
    none: "aucune?|il n'y en a pas|il n'y a aucune?|il n'existe aucune?",
    option: "option|choix|l'option|lettre",
    notThis:
      "et non|et pas|pas la|pas l'option|non pas|plutôt que|au lieu de|j'ai d'abord pensé à|au début je pensais à|mais pas|mais non",
    bad: "n'est pas correcte?|est incorrecte?|n'est pas la réponse|n'est pas la bonne|ne convient pas|est fausse|est faux|n'est pas bonne?|sont incorrectes?|sont fausses|est exclue?|est éliminée?|nous éloigne|nous éloignerait|échouent|échoue",
    good: 'est correcte?|est la bonne|est la réponse|convient',
    unfit:
      "n'est pas applicable|n'est pas possible|ne peut pas|ne peut jamais|est impossible|est inaccessible|n'est pas atteignable|ne peut être|n'est pas exécutable|est irréalisable",
    fit: 'est applicable|est possible|est atteignable',
    because: 'parce que|parce qu|car|puisque|étant donné que',
    but: 'mais|cependant|toutefois',
    so: "donc|par conséquent|ainsi|c'est pourquoi",
    wait: 'attendez|attends|en fait|correction|pardon|je me suis trompé',
    drop: "est inutile|est superflue?|n'est pas nécessaire|supprimer|supprimez|supprime|à supprimer|enlever|enlevez|retirer|doit être supprimée?|omettre|est de trop",
    must: 'doit être|devrait être|doit se lire',
    counted: 'actions|étapes|blocs|conditions|préconditions',
    index: "indice|l'indice|l'index",
    example: 'par exemple',
    prefer: "je choisis|je prends|à savoir|c'est-à-dire|doit être",
    noSuch:
      "il n'(?:existe|y a) (?:pas de telle?|aucune?)[^.\\n]{0,30}|toutes? [^.\\n]{0,50} peu(?:t|vent) (?:devenir|être)",
  },
  de: {
    answer:
      'endgültige antwort|richtige antwort|antwort|lösung|ergebnis|fazit|richtige option|nächste aktion|beste aktion',
    is: 'ist|lautet|wäre',
    yes: 'ja|wahr|richtig|stimmt',
    no: 'nein|falsch',
    none: 'keine[rs]?|es gibt keine[rn]?|nichts davon',
    option: 'option|möglichkeit|antwort|buchstabe',
    notThis:
      'und nicht|nicht die|nicht option|statt|anstelle von|anstatt|zuerst dachte ich an|erst dachte ich an|anfangs dachte ich an|nicht aber|aber nicht',
    bad: 'ist falsch|ist nicht richtig|ist nicht korrekt|ist nicht die antwort|passt nicht|scheidet aus|ist es nicht|bringt uns nicht näher|sind falsch|fällt weg|fallen weg|scheiden aus|entfernt uns|würde uns entfernen|scheitert|scheitern',
    good: 'ist richtig|ist korrekt|ist die antwort|ist die richtige',
    unfit:
      'ist nicht anwendbar|ist nicht möglich|ist nicht ausführbar|ist unmöglich|ist nicht erreichbar|ist unerreichbar|kann nicht|kann nie|gilt nicht|geht nicht|lässt sich nicht',
    fit: 'ist anwendbar|ist möglich|ist ausführbar|ist erreichbar',
    because: 'weil|denn|da die|da der|da das',
    but: 'aber|sondern|jedoch',
    so: 'also|deshalb|daher|somit|folglich',
    wait: 'fehler|moment|halt|warte|eigentlich|korrektur|entschuldigung|doch',
    drop: 'ist überflüssig|ist unnötig|ist nicht nötig|wird nicht gebraucht|entfällt|streichen|streiche|weglassen|entfernen|zu streichen|fällt weg',
    must: 'muss heißen|muss lauten|muss sein|müsste lauten|sollte lauten|sollte heißen|muss',
    counted: 'aktionen|schritte|blöcke|bedingungen|vorbedingungen',
    index: 'index',
    example: 'zum beispiel|z.b',
    prefer: 'ich wähle|ich nehme|nämlich|und zwar|muss es',
    noSuch:
      'es gibt (?:keine?[rn]? (?:solche?[rns]?|derartige?[rns]?)|nichts derartiges)[^.\\n]{0,30}|(?:alle|jede[rs]?)[^.\\n]{0,50} (?:kann|können) (?:wahr|erreicht|anwendbar|ausgeführt)',
  },
  it: {
    answer:
      'risposta finale|risposta corretta|risposta|soluzione|conclusione|risultato|opzione corretta|prossima azione|migliore azione',
    is: 'è|sarebbe',
    yes: 'sì|vero|esatto',
    no: 'no|falso',
    none: 'nessun[oa]?|non esiste|non ce n’è|non ci sono',
    option: "opzione|l'opzione|scelta|lettera",
    notThis: "e non|non la|non l'opzione|invece di|piuttosto che|prima ho pensato a|all'inizio ho pensato a|ma non",
    bad: 'non è corrett[ao]|è sbagliat[ao]|è errat[ao]|non è la risposta|non va bene|sono errat[ae]|sono sbagliat[ae]|è esclus[ao]|sono esclus[ae]|ci allontana|falliscono|fallisce',
    good: 'è corrett[ao]|è la risposta|è giust[ao]',
    unfit: 'non è applicabile|non è possibile|non può|è impossibile|non è raggiungibile|irraggiungibile|non si può',
    fit: 'è applicabile|è possibile|è raggiungibile|si può eseguire|si può applicare',
    because: 'perché|poiché|dato che',
    but: 'ma|bensì|tuttavia',
    so: 'quindi|perciò|pertanto|dunque',
    wait: 'aspetta|in realtà|correzione|scusa',
    drop: 'è superflu[oa]|è inutile|non è necessari[oa]|eliminare|rimuovere|togliere|va eliminat[oa]|va tolt[oa]|va rimoss[oa]',
    must: 'deve essere|dovrebbe essere',
    counted: 'azioni|passi|passaggi|blocchi|condizioni|precondizioni',
    index: 'indice',
    example: 'per esempio|ad esempio',
    prefer: 'scelgo|prendo|cioè|ovvero|deve essere',
    noSuch:
      'non esiste (?:nulla|niente) (?:del genere|di simile)|non esiste (?:una |un )?(?:tale|alcun[ao]?|nessun[ao]?)[^.\\n]{0,30}|(?:ogni|tutt[ei])[^.\\n]{0,50} (?:può|possono) (?:diventare|essere)',
  },
  pt: {
    answer:
      'resposta final|resposta correta|resposta|solução|conclusão|resultado|opção correta|alternativa correta|próxima ação|melhor ação',
    is: 'é|seria',
    yes: 'sim|verdadeiro|correto',
    no: 'não|nao|falso|incorreto',
    none: 'nenhum[a]?|não há nenhum[a]?|não existe nenhum[a]?|não existe|não há',
    option: 'opção|alternativa|escolha|letra',
    notThis:
      'e não|e nao|não a|não o|não a opção|em vez de|ao invés de|primeiro pensei em|inicialmente pensei em|mas não',
    bad: 'não é corret[ao]|é incorret[ao]|está errad[ao]|não é a resposta|não serve|não está corret[ao]|estão errad[ao]s|são incorret[ao]s|está eliminad[ao]|nos afasta|falham|falha',
    good: 'é corret[ao]|está corret[ao]|é a resposta|é a certa',
    unfit: 'não é aplicável|não é possível|não pode|é impossível|não é alcançável|inalcançável|nunca pode|não pode ser',
    fit: 'é aplicável|é possível|é alcançável|pode ser aplicada|pode ser executada',
    because: 'porque|pois|já que|visto que',
    but: 'mas|porém|contudo',
    so: 'portanto|logo|então|assim',
    wait: 'espere|espera|na verdade|correção|desculpe',
    drop: 'é desnecessári[oa]|é supérflu[oa]|não é necessári[oa]|remover|eliminar|retirar|deve ser removid[oa]|deve ser eliminad[oa]',
    must: 'deve ser|deveria ser',
    counted: 'ações|passos|etapas|blocos|condições',
    index: 'índice',
    example: 'por exemplo',
    prefer: 'escolho|fico com|ou seja|a saber|deve ser|tem de ser|tem que ser',
    noSuch: 'não (?:existe|há) (?:tal|nenhum[a]?)[^.\\n]{0,30}|tod[ao]s?[^.\\n]{0,50} pode[m]? (?:tornar|ser|ficar)',
  },
  nl: {
    answer:
      'definitieve antwoord|juiste antwoord|antwoord|oplossing|conclusie|resultaat|juiste optie|volgende actie|beste actie',
    is: 'is|luidt|zou zijn',
    yes: 'ja|waar|juist',
    no: 'nee|neen|onwaar|onjuist',
    none: 'geen|geen enkele|er is geen|er zijn geen',
    option: 'optie|keuze|antwoord|letter',
    notThis:
      'en niet|niet de|niet optie|in plaats van|eerst dacht ik aan|eerst dacht ik|aanvankelijk dacht ik aan|maar niet',
    bad: 'is niet juist|is niet correct|is onjuist|is fout|is niet het antwoord|klopt niet|valt af|vallen af|zijn onjuist|zijn fout|klopt niet|brengt ons verder weg|falen|faalt',
    good: 'is juist|is correct|is het antwoord|klopt',
    unfit:
      'is niet toepasbaar|is niet mogelijk|is onmogelijk|kan niet|kan nooit|is niet uitvoerbaar|is onbereikbaar|is niet bereikbaar|gaat niet|kan dat niet',
    fit: 'is toepasbaar|is mogelijk|is uitvoerbaar|is bereikbaar',
    because: 'omdat|want|aangezien',
    but: 'maar|echter',
    so: 'dus|daarom|derhalve',
    wait: 'wacht|eigenlijk|correctie|sorry',
    drop: 'is overbodig|is onnodig|is niet nodig|schrappen|verwijderen|weglaten|vervalt',
    must: 'moet zijn|moet',
    counted: 'acties|stappen|blokken|voorwaarden',
    index: 'index',
    example: 'bijvoorbeeld',
    prefer: 'ik kies|ik neem|namelijk|te weten|moet het',
    noSuch:
      "er (?:is|bestaat|zijn|bestaan) geen (?:dergelijke?|zulke?|zo'n)[^.\\n]{0,30}|(?:alle|elke)[^.\\n]{0,50} (?:kan|kunnen) (?:waar|bereikt|toepasbaar)",
  },
  ru: {
    answer:
      'окончательный ответ|правильный ответ|ответ|решение|вывод|итог|итоговый ответ|правильный вариант|верный вариант|следующее действие|лучшее действие',
    is: 'это|является|будет|—|–',
    yes: 'да|верно|правда|правильно',
    no: 'нет|неверно|ложь|неправильно',
    none: 'ни одного|ни одна|ни один|нет таких|никакой|никакое|не существует|отсутствует|отсутствуют|ничего',
    option: 'вариант|ответ|буква|опция',
    notThis: 'а не|вместо|кроме|сначала я думал|сначала я выбрал|вначале я думал|но не',
    bad: 'не подходит|неверно|неверен|неверна|неправильно|неправильный|неправильная|не является ответом|не является правильным|не является правильной|ошибочно|не верно|не правильно|не тот|отпадает|отпадают|неверны|не подходят',
    good: 'подходит|верно|верен|верна|правильно|правильный|правильная|является ответом|является правильным',
    unfit:
      'неприменимо|неприменима|не применимо|не применима|невозможно|невозможна|недостижимо|недостижима|не может|нельзя|не выполняется|не выполнимо',
    fit: 'применимо|применима|возможно|возможна|достижимо|достижима|выполнимо|выполнима',
    because: 'потому что|так как|поскольку|ведь',
    but: 'но|однако',
    so: 'поэтому|следовательно|значит|таким образом|итак',
    wait: 'исправление|подождите|постойте|на самом деле|поправка|извините|стоп',
    drop: 'лишний|лишнее|не нужен|не нужно|не требуется|удалить|убрать|исключить|следует удалить',
    must: 'должен быть|должно быть|должна быть|следует читать',
    counted: 'действия|действий|действие|шагов|шага|блоков|условий',
    index: 'индекс|индексом|индексе',
    example: 'например',
    prefer: 'я выбираю|выбираю|а именно|то есть|должно быть|должна быть',
    noSuch:
      '(?:не существует|нет) (?:так|подобн)[^.\\n]{0,30}|(?:все|любое|каждое|любая|каждая)[^.\\n]{0,50} (?:может|могут) (?:стать|быть)',
  },
  zh: {
    answer: '最终答案|正确答案|答案|结论|结果|回答|正确选项|答|正确的选项|下一步动作|下一个动作|最佳动作',
    is: '是|为|应该是|应为',
    yes: '是的|是|对|正确|可以|能|可能|可以删除|可以移除|可以去掉|可以执行|能够|行|成立',
    no: '不是|否|不|不能|不可以|不可能|错误|不对|不可以删除|不能删除|不能移除|不可删除|不能执行|不行|行不通|不成立',
    none: '没有任何|没有|不存在|没有这样|无',
    option: '选项|选择|答案',
    notThis: '而不是|而非|不是|并非|最初我以为|起初我认为|我一开始认为|一开始我以为|但不是|但不包括',
    bad: '不正确|是错误的|错误|不是答案|不对|不合适|是错的|不行|都是错的|都不对|都错|被排除',
    good: '正确|是正确的|是答案|是对的',
    unfit:
      '不适用|不可执行|无法执行|不可行|不能执行|不可达|无法达到|不能达到|永远不|无法到达|不成立|不能应用|无法应用|不可能',
    fit: '适用|可执行|可行|可以执行|可达|能达到|成立|可以应用',
    because: '因为|由于',
    but: '但是|但|而是|然而',
    so: '所以|因此|故|综上',
    wait: '等等|等一下|不对|更正|抱歉|其实|实际上',
    drop: '多余|不需要|应当删去|应删去|应删除|删除|删去|去掉|移除',
    must: '应为|应该是|应改为|改为',
    counted: '个动作|个步骤|个行动|个操作|步|个',
    index: '索引|下标|索引为|索引是',
    example: '例如|比如',
    prefer: '我选择|我选|选择|选|即|应该是|应为',
    noSuch: '(?:不存在|没有)(?:这样的|此类|这种|任何)[^.\\n]{0,12}',
  },
  ja: {
    answer: '最終的な答え|最終回答|正しい答え|正解|答え|回答|解答|結論|答|正しい選択肢|次の行動|次のアクション',
    is: 'は|：',
    yes: 'はい|ええ|可能です|その通りです|正しいです|できます',
    no: 'いいえ|不可能です|できません|違います|正しくありません',
    none: 'なし|ありません|存在しません|ない|該当なし',
    option: '選択肢|選択|オプション',
    notThis: 'ではなく以外',
    bad: 'ではなく|じゃなく|は正しくありません|は正しくない|は誤りです|は誤り|は間違いです|は間違い|は不正解です|は不正解|ではありません|ではない|は違います|は答えではありません',
    good: 'が正しいです|が正しい|が正解です|が正解|は正しいです|が答えです|が答え',
    unfit:
      'は適用できません|は適用できない|は実行できません|は実行できない|は不可能です|は不可能|は到達できません|は到達不可能です|は到達できない|は成り立ちません',
    fit: 'は適用できます|は適用可能です|は実行できます|は可能です|は到達できます|は到達可能です|は成り立ちます|実行できます',
    because: 'なぜなら|というのも',
    but: 'しかし|ですが|だが|むしろ',
    so: 'したがって|よって|ゆえに|従って',
    wait: '待って|いや|訂正|すみません|実は|実際には',
    drop: '不要|余分|削除',
    must: 'であるべき|に変更|に修正|が正しい',
    counted: '個の|つの|回の|ステップ分',
    index: 'インデックス|添字',
    example: '例えば|たとえば',
    prefer: 'を選びます|すなわち|つまり',
    noSuch: '(?:そのような|該当する|この)[^.\\n]{0,14}(?:存在しません|ありません|存在しない|ない)(?=[^\\p{L}]|$)',
  },
  ko: {
    answer: '최종 답변|최종 답|정답|답변|답|결론|해답|올바른 선택지|다음 행동|다음 동작',
    is: '은|는|:',
    yes: '네|예|그렇습니다|맞습니다|가능합니다|참',
    no: '아니요|아니오|아닙니다|아뇨|불가능합니다|거짓',
    none: '없음|없습니다|없다|존재하지 않습니다|해당 없음',
    option: '선택지|보기|옵션|선택',
    notThis: '대신에앞',
    bad: '가 아니라|이 아니라|가 아닌|이 아닌|은 정답이 아닙니다|는 정답이 아닙니다|은 틀렸습니다|는 틀렸습니다|은 아닙니다|는 아닙니다|은 올바르지 않습니다|는 올바르지 않습니다|은 답이 아닙니다|는 답이 아닙니다|이 아닙니다|가 아닙니다|은 틀립니다|는 틀립니다|은 적절하지 않습니다|는 적절하지 않습니다|은 적합하지 않습니다|는 적합하지 않습니다',
    good: '이 정답입니다|가 정답입니다|이 맞습니다|가 맞습니다|이 답입니다|가 답입니다',
    unfit:
      '은 적용할 수 없습니다|는 적용할 수 없습니다|은 실행할 수 없습니다|는 실행할 수 없습니다|은 불가능합니다|는 불가능합니다|은 도달할 수 없습니다|는 도달할 수 없습니다|은 적용 불가능합니다|는 적용 불가능합니다|절대 적용될 수 없|적용될 수 없|적용할 수 없',
    fit: '은 적용할 수 있습니다|는 적용할 수 있습니다|은 가능합니다|는 가능합니다|은 도달할 수 있습니다|는 도달할 수 있습니다|적용될 수 있|적용할 수 있',
    because: '왜냐하면|때문에',
    but: '하지만|그러나',
    so: '따라서|그러므로|그래서',
    wait: '잠깐|잠시만요|정정|사실|죄송합니다',
    drop: '불필요|필요 없|삭제|제거',
    must: '이어야|로 변경|로 수정',
    counted: '개의|단계를|번의',
    index: '인덱스|색인',
    example: '예를 들어|예컨대',
    prefer: '을 선택합니다|를 선택합니다|즉',
    noSuch: '(?:그런|그러한|해당하는)[^.\\n]{0,14}(?:없습니다|존재하지 않습니다|없다)',
  },
  ar: {
    answer:
      'الإجابة النهائية|الإجابة الصحيحة|الإجابة|الجواب|إجابة|الحل|النتيجة|الجواب النهائي|الخيار الصحيح|الاختيار الصحيح|الإجراء التالي',
    is: 'هي|هو',
    yes: 'نعم|أجل|صحيح|بلى',
    no: 'لا|كلا|خطأ|غير صحيح',
    none: 'لا يوجد|لا شيء|لا توجد|لا أحد',
    option: 'الخيار|الاختيار|خيار',
    notThis: 'وليس|وليست|بدلا من|بدلاً من|لا الخيار',
    bad: 'غير صحيح|غير صحيحة|ليس صحيحا|ليس صحيحًا|ليست صحيحة|خاطئ|خاطئة|ليس الجواب|ليست الإجابة|غير مناسب|غير مناسبة',
    good: 'صحيح|صحيحة|هو الجواب|هي الإجابة',
    unfit: 'غير قابل للتطبيق|غير قابلة للتطبيق|غير ممكن|غير ممكنة|مستحيل|مستحيلة|لا يمكن|لا يمكن الوصول',
    fit: 'قابل للتطبيق|قابلة للتطبيق|ممكن|ممكنة',
    because: 'لأن|بسبب',
    but: 'لكن|ولكن|بل',
    so: 'لذلك|إذن|وبالتالي|لذا',
    wait: 'انتظر|في الواقع|تصحيح|عفوا|عذرا',
    drop: 'غير ضروري|غير ضرورية|زائد|زائدة|حذف|احذف',
    must: 'يجب أن يكون|يجب أن',
    counted: 'إجراءات|خطوات|إجراء',
    index: 'الفهرس|المؤشر|فهرس',
    example: 'على سبيل المثال|مثلا',
    prefer: 'أختار|اخترت|أي|يجب أن يكون',
    noSuch: '(?:لا يوجد|لا توجد)[^.\\n]{0,16}(?:مثل|كهذا|كهذه|من هذا|أي)[^.\\n]{0,16}',
  },
  hi: {
    answer: 'अंतिम उत्तर|सही उत्तर|उत्तर|जवाब|निष्कर्ष|सही विकल्प|अगली क्रिया',
    is: 'है|होगा',
    yes: 'हाँ|हां|जी हाँ|सही|सत्य',
    no: 'नहीं|जी नहीं|गलत|असत्य',
    none: 'कोई नहीं|कुछ नहीं|कोई भी नहीं',
    option: 'विकल्प',
    notThis: 'न कि|के बजाय',
    bad: 'सही नहीं है|गलत है|उत्तर नहीं है',
    good: 'सही है|उत्तर है',
    unfit: 'लागू नहीं है|संभव नहीं है|असंभव है|लागू नहीं किया जा सकता',
    fit: 'लागू है|संभव है',
    because: 'क्योंकि',
    but: 'लेकिन|बल्कि',
    so: 'इसलिए|अतः',
    wait: 'रुको|वास्तव में|सुधार|माफ़ कीजिए',
    drop: 'अनावश्यक|ज़रूरी नहीं|हटा',
    must: 'होना चाहिए',
    counted: 'क्रियाएँ|कदम|क्रियाएं',
    index: 'सूचकांक|इंडेक्स',
    example: 'उदाहरण के लिए|जैसे',
    prefer: 'मैं चुनता हूँ|यानी|अर्थात',
    noSuch: 'ऐसा कोई[^.\\n]{0,20}नहीं|ऐसी कोई[^.\\n]{0,20}नहीं',
  },
}

/** Right before a thing: not that one. */
export const negators: ReadonlySet<string> = new Set('no non niet nicht não nao не pas ليس وليس'.split(' '))

/** Words for a plan, and for what makes it one, in other languages than English. */
export const planWords = {
  plan: 'plan|el plan|plano|piano|план|план действий|计划|計画|プラン|계획|الخطة|योजना|sequenz|aktionsfolge|secuencia|séquence|sequenza|sequência|последовательность|方案|序列|hij|er|es|il|él',
  valid:
    'gültig|korrekt|ausführbar|válido|válida|correcto|ejecutable|valide|correct|exécutable|valido|valida|corretto|eseguibile|correto|executável|geldig|uitvoerbaar|действителен|действительна|верен|корректен|выполним|有效|可行|正确|有効|正しい|유효|올바|صالحة|صحيحة|वैध|geçerli',
  invalid:
    'ungültig|inkorrekt|fehlerhaft|nicht ausführbar|inválido|inválida|incorrecto|invalide|incorrecte|incorrect|non valido|non valida|errato|incorreto|ongeldig|onjuist|недействителен|недействительна|неверен|некорректен|невыполним|无效|不可行|不正确|無効|正しくありません|正しくない|무효|유효하지 않|올바르지 않|غير صالحة|خاطئة|अमान्य|geçersiz',
} as const
