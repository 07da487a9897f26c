/**
 * @generated SignedSource<<955166ec35390d7dfc536bcd93d94bb0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderMailState = "FAILED" | "QUEUED" | "SENT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AllergenChanges_order$data = {
  readonly email: string;
  readonly mails: ReadonlyArray<{
    readonly at: string;
    readonly kind: string;
    readonly state: OrderMailState;
  }> | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ChangedAllergens_order">;
  readonly " $fragmentType": "AllergenChanges_order";
};
export type AllergenChanges_order$key = {
  readonly " $data"?: AllergenChanges_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"AllergenChanges_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AllergenChanges_order",
  "selections": [
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
      "concreteType": "OrderMail",
      "kind": "LinkedField",
      "name": "mails",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChangedAllergens_order"
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "36c7120a24c0b27dacba1dd45b1b1867";

export default node;
