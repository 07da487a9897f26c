/**
 * @generated SignedSource<<99916c0964008516e4482daf5f680f9b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderMessageSender = "CATER" | "CUSTOMER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OrderConversation_order$data = {
  readonly cater: {
    readonly name: string;
  } | null | undefined;
  readonly messages: ReadonlyArray<{
    readonly id: string;
    readonly message: string;
    readonly sender: OrderMessageSender;
    readonly sentAt: string;
  }>;
  readonly placedAt: string;
  readonly " $fragmentType": "OrderConversation_order";
};
export type OrderConversation_order$key = {
  readonly " $data"?: OrderConversation_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderConversation_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderConversation_order",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "placedAt",
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
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
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "a9beedd6906fd52c8895d6bd8e234a59";

export default node;
