/**
 * @generated SignedSource<<06bc1a03028e0b75e39fe76b0d423b56>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderMails_order$data = {
  readonly id: string;
  readonly mails: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"OrderMail_mail">;
  }> | null | undefined;
  readonly " $fragmentType": "OrderMails_order";
};
export type OrderMails_order$key = {
  readonly " $data"?: OrderMails_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderMails_order">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderMails_order",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderMail",
      "kind": "LinkedField",
      "name": "mails",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "OrderMail_mail"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "8e82e2f76d66e80e12770363910b08c2";

export default node;
