/**
 * @generated SignedSource<<a53d2ff4db80d8f5084f1ab472a8dff5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderMessageSender = "CATER" | "CUSTOMER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderMessages_order$data = {
  readonly cater: {
    readonly name: string;
  } | null | undefined;
  readonly email: string;
  readonly id: string;
  readonly isByPhone: boolean;
  readonly messages: ReadonlyArray<{
    readonly id: string;
    readonly message: string;
    readonly sender: OrderMessageSender;
    readonly sentAt: string;
  }>;
  readonly orderer: string;
  readonly " $fragmentSpreads": FragmentRefs<"OrderMessageForm_order">;
  readonly " $fragmentType": "OrderMessages_order";
};
export type OrderMessages_order$key = {
  readonly " $data"?: OrderMessages_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderMessages_order">;
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
  "name": "OrderMessages_order",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "orderer",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isByPhone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Cater",
      "kind": "LinkedField",
      "name": "cater",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OrderMessage",
      "kind": "LinkedField",
      "name": "messages",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sender",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sentAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderMessageForm_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "830e084d2e5e441482b0595a2f898080";

export default node;
